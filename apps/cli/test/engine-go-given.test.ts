import { describe, expect, test } from 'vitest';
import { playOn } from './engine-hiding.ts';
import { ask, fingerprint, ok } from './engine-session.ts';
import { ThinkingSession } from './engine-thinking.ts';

const thinking = new ThinkingSession();
const { session } = thinking;
const BUDGET = { seed: 'a', iterations: 40 };

describe('go with a position', () => {
  const deal = { do: 'new', game: 'claim', seed: 'tea' };

  test('takes a full one too, and thinks from what the seat knows of it', async () => {
    ok(session, deal);
    playOn(session, 7);
    const before = fingerprint(session);
    const thought = await thinking.think(BUDGET);
    const { position } = ok(session, { do: 'position' });
    for (const given of [position, JSON.stringify(position)])
      expect(await thinking.think({ game: 'claim', position: given, ...BUDGET })).toEqual(thought);
    expect(fingerprint(session)).toBe(before);
  });

  test('refuses one that hides what the seat to act knows', () => {
    ok(session, deal);
    const error = { code: 'hides-too-much', seat: 1 };
    for (const viewer of [0, 'audience']) {
      const { seen: position } = ok(session, { do: 'seen', viewer });
      expect(ask(session, { do: 'go', game: 'claim', position })).toMatchObject({ error });
    }
    // Once its holder has played, it is the other seat's turn.
    const { seen: position, choices } = ok(session, { do: 'seen', viewer: 1 });
    const played = { do: 'go', game: 'claim', position, choices: (choices as string[]).slice(0, 1) };
    expect(ask(session, played)).toMatchObject({ error: { code: 'hides-too-much', seat: 0 } });
  });

  test('needs the game, and no table', () => {
    ok(session, deal);
    const { position } = ok(session, { do: 'position' });
    const refused = (more: object) => ask(session, { do: 'go', position, ...more }).error;
    expect(refused({})).toMatchObject({ code: 'missing-key', name: 'game' });
    expect(refused({ game: 'claim', table: 'main' })).toMatchObject({ code: 'bad-value', name: 'table' });
    expect(refused({ game: 'claim', options: { seats: 3 } })).toMatchObject({ code: 'bad-options' });
    expect(refused({ game: 'claim', choices: ['U9'] })).toMatchObject({ code: 'illegal', index: 0 });
    expect(refused({ game: 'foreign-king' })).toMatchObject({ code: 'bad-position' });
  });

  test('finds nothing to decide once it is over', () => {
    ok(session, deal);
    playOn(session, 52);
    const { position, toAct } = ok(session, { do: 'position' });
    expect(toAct).toBeNull();
    for (const more of [{}, { game: 'claim', position }])
      expect(ask(session, { do: 'go', ...more })).toMatchObject({ error: { code: 'nothing-to-decide' } });
  });
});
