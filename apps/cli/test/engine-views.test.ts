import { describe, expect, test } from 'vitest';
import { HIDING, hidden, inTheMiddle, VIEWERS } from './engine-hiding.ts';
import { ask, fingerprint, ok, startSession } from './engine-session.ts';
import { GAME_IDS } from './games-played.ts';

describe.each(HIDING)('a view of %s %j', (game, options) => {
  test('sets up a world in another engine, by seed', () => {
    const session = inTheMiddle(game, options);
    const dealt = ok(session, { do: 'position' });
    for (const viewer of VIEWERS) {
      const { seen, toAct, choices } = ok(session, { do: 'seen', viewer });
      const other = startSession();
      const setUp = { do: 'position', game, options, seed: 'a' };
      const answer = ok(other, { ...setUp, position: seen, legal: true });
      expect(answer).toMatchObject({ options, toAct, turn: 0, ...(choices === undefined ? {} : { choices }) });
      expect(ok(other, { do: 'seen', viewer })).toMatchObject({ seen });
      const { position } = ok(other, { do: 'position' });
      expect(hidden(position)).toBe(0);
      expect(ask(other, { do: 'undo' })).toMatchObject({ error: { code: 'nothing-to-undo', possible: 0 } });
      ok(other, { ...setUp, position: JSON.stringify(seen), table: 'text' });
      expect(ok(other, { do: 'position', table: 'text' }).position).toEqual(position);
      const worlds = ['b', 'c', 'd', 'e'].map((seed) => {
        ok(other, { ...setUp, seed, position: seen });
        return JSON.stringify(ok(other, { do: 'position' }).position);
      });
      expect(new Set(worlds).size).toBeGreaterThan(1);
    }
    expect(ok(session, { do: 'position' })).toEqual(dealt);
  });

  test('is refused as a position without a seed', () => {
    const session = inTheMiddle(game, options);
    const before = fingerprint(session);
    for (const viewer of VIEWERS) {
      const { seen: position } = ok(session, { do: 'seen', viewer });
      const error = { code: 'bad-position', invariant: 'word' };
      expect(ask(session, { do: 'position', game, options, position })).toMatchObject({ error });
    }
    expect(fingerprint(session)).toBe(before);
  });
});

test('a half-made turn is set up as its view, or as the view before it and the choices since', () => {
  const session = startSession();
  const options = { advanced: true, memory: true };
  ok(session, { do: 'new', game: 'king-is-dead', options, seed: 'tea' });
  const { seen: position } = ok(session, { do: 'seen', viewer: 0 });
  const choices = ['assemble', 'devon'];
  ok(session, { do: 'play', choices });
  const { seen: half, ...now } = ok(session, { do: 'seen', viewer: 0 });
  const setUp = { do: 'position', game: 'king-is-dead', options, seed: 'a', table: 'world' };
  ok(session, { ...setUp, position: half });
  expect(ok(session, { do: 'seen', table: 'world', viewer: 0 })).toMatchObject({ seen: half, toAct: now.toAct });
  ok(session, { ...setUp, position });
  ok(session, { do: 'play', table: 'world', choices });
  expect(ok(session, { do: 'seen', table: 'world', viewer: 0 })).toEqual({ seen: half, ...now });
});

test.each(GAME_IDS)('with a seed, a position of %s that hides nothing is taken as it is', (game) => {
  const session = startSession();
  ok(session, { do: 'new', game, seed: 'tea' });
  const { position } = ok(session, { do: 'position' });
  for (const seed of ['', 'a']) {
    ok(session, { do: 'position', game, position, seed, table: 'world' });
    expect(ok(session, { do: 'position', table: 'world' }).position).toEqual(position);
  }
});
