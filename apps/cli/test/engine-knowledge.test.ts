import { describe, expect, test } from 'vitest';
import { HIDING, hidden, inTheMiddle, playOn, VIEWERS } from './engine-hiding.ts';
import { fingerprint, ok, startSession } from './engine-session.ts';
import { GAME_IDS } from './games-played.ts';

describe.each(HIDING)('what is known in %s %j', (game, options) => {
  test('hides cards from every viewer', () => {
    const session = inTheMiddle(game, options);
    for (const viewer of VIEWERS) expect(hidden(ok(session, { do: 'seen', viewer }).seen)).toBeGreaterThan(0);
    expect(hidden(ok(session, { do: 'position' }).position)).toBe(0);
  });

  test('has choices for the seat to act alone', () => {
    const session = inTheMiddle(game, options);
    const { toAct, choices, prompt } = ok(session, { do: 'legal', prompt: true });
    for (const viewer of VIEWERS) {
      const seen = ok(session, { do: 'seen', viewer, prompt: true });
      expect(seen.toAct).toBe(toAct);
      expect(seen.choices).toEqual(viewer === toAct ? choices : undefined);
      expect(seen.prompt).toEqual(viewer === toAct ? prompt : undefined);
    }
    expect(ok(session, { do: 'seen', viewer: toAct })).not.toHaveProperty('prompt');
  });

  test('is the same in every world that a viewer imagines', () => {
    const session = inTheMiddle(game, options);
    const real = fingerprint(session);
    for (const viewer of VIEWERS) {
      const seen = ok(session, { do: 'seen', viewer });
      for (const seed of ['a', 'b']) {
        ok(session, { do: 'imagine', viewer, seed, into: 'world' });
        expect(ok(session, { do: 'seen', viewer, table: 'world' })).toEqual(seen);
      }
    }
    ok(session, { do: 'close', table: 'world' });
    expect(fingerprint(session)).toBe(real);
  });

  test('is imagined by seed, as often as asked', () => {
    const session = inTheMiddle(game, options);
    const imagine = { do: 'imagine', viewer: 0, seed: 'a', count: 20 };
    const { positions, stands } = ok(session, imagine);
    expect(positions).toHaveLength(20);
    expect(new Set((positions as object[]).map((each) => JSON.stringify(each))).size).toBeGreaterThan(1);
    for (const position of positions as object[]) expect(hidden(position)).toBe(0);
    expect(stands).toBe(ok(session, { do: 'position' }).stands);
    expect(ok(session, imagine)).toEqual({ positions, stands });
    expect(ok(session, { do: 'imagine', viewer: 0, seed: 'a' }).positions).toEqual((positions as object[]).slice(0, 1));
    const other = ok(session, { ...imagine, seed: 'b' });
    expect(other.positions).not.toEqual(positions);
  });

  test('is all once it is over', () => {
    const session = inTheMiddle(game, options);
    playOn(session, 400);
    for (const viewer of VIEWERS) {
      expect(ok(session, { do: 'seen', viewer })).toEqual({
        seen: ok(session, { do: 'position' }).position,
        toAct: null,
        turn: expect.any(Number),
        outcome: ok(session, { do: 'outcome' }).outcome,
      });
    }
  });
});

test('an imagined world may take the place of the real one, and nothing leads back', () => {
  const session = inTheMiddle('claim', {});
  const before = ok(session, { do: 'seen', viewer: 1 });
  ok(session, { do: 'imagine', viewer: 1, seed: 'x', into: 'main', count: 1 });
  expect(ok(session, { do: 'seen', viewer: 1 })).toEqual(before);
  expect(session.tables.get('main')?.made).toEqual([]);
});

describe('the log', () => {
  const lines = (answer: Readonly<Record<string, unknown>>) =>
    (answer.log as { key: string; text: string }[]).map(({ text }) => text);

  test.each(GAME_IDS)('of %s tells every choice of a list, in order', (game) => {
    const session = startSession();
    ok(session, { do: 'new', game, seed: 'tea' });
    const [told, choices]: [string[], string[]] = [[], []];
    for (let i = 0; i < 12; i++) {
      choices.push((ok(session, { do: 'legal' }).choices as string[])[0]);
      told.push(...lines(ok(session, { do: 'play', choice: choices.at(-1), log: 'all' })));
    }
    expect(told.length).toBeGreaterThan(3);
    expect(told[0]).toMatch(/Seat [12]/);
    ok(session, { do: 'undo', count: 12 });
    expect(lines(ok(session, { do: 'play', choices, log: 'all' }))).toEqual(told);
  });

  test('tells a seat what the other seat is not told: the card it drew', () => {
    const session = startSession();
    ok(session, { do: 'new', game: 'claim', seed: 'tea' });
    const trick: string[] = [];
    for (let i = 0; i < 2; i++) {
      trick.push((ok(session, { do: 'legal' }).choices as string[])[0]);
      ok(session, { do: 'play', choice: trick[i] });
    }
    const told = (log: unknown) => {
      ok(session, { do: 'undo', count: 2 });
      return JSON.stringify(ok(session, { do: 'play', choices: trick, log }).log);
    };
    const [all, first, second, audience] = ['all', 0, 1, 'audience'].map(told);
    expect(new Set([first, second, audience]).size).toBe(3 - [first, second].filter((log) => log === audience).length);
    expect([first, second]).toContain(all);
    expect(audience).not.toBe(all);
  });

  test.each([
    ['fr', /^Joueur 1 joue /],
    ['ru', /^Игрок 1 играет карту /],
  ] as const)('speaks the language of the session: %s', (language, words) => {
    const session = startSession(language);
    ok(session, { do: 'new', game: 'king-is-dead', seed: 'tea' });
    expect(lines(ok(session, { do: 'play', choice: 'assemble', log: 'audience' }))[0]).toMatch(words);
  });
});
