import { GAMES } from '@interregnum/games/all';
import { FastRandom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { ask, fingerprint, ok, startSession } from './engine-session.ts';
import { GAME_IDS } from './games-played.ts';
import { EXAMPLES } from './references.ts';

const deal = (game: string) => ({ do: 'new', game, seed: 'tea' });
const strings = (value: unknown): string[] => value as string[];

/** A session with a game that was played at random to its end. */
function over(game: string) {
  const session = startSession();
  const random = new FastRandom(game);
  let answer = ok(session, { ...deal(game), legal: true });
  for (let choices = strings(answer.choices); answer.toAct !== null; choices = strings(answer.choices))
    answer = ok(session, { do: 'play', choice: choices[random.below(choices.length)], legal: true });
  return { session, answer };
}

describe.each(GAME_IDS)('a table of %s', (game) => {
  const rules = GAMES.get(game);
  const [{ line }] = EXAMPLES[game];

  test('is dealt as its seed says', () => {
    const session = startSession();
    const dealt = ok(session, deal(game));
    const start = rules?.setup(dealt.options as Record<string, number>, new FastRandom('tea'));
    const { position, stands, toAct } = ok(session, { do: 'position' });
    expect(JSON.stringify(position)).toBe(rules?.position.write(start as Int32Array));
    expect({ stands, toAct }).toEqual({ stands: true, toAct: dealt.toAct });
    const { rulesVersion } = rules?.meta ?? {};
    expect(dealt).toEqual({ rules: rulesVersion, options: rules?.optionsOf(start as Int32Array), toAct, turn: 0 });
  });

  test('is set up from a position, an object or a text, and gives it back', () => {
    for (const position of [JSON.parse(line), line, JSON.stringify(JSON.parse(line), undefined, 2)]) {
      const session = startSession();
      const answer = ok(session, { do: 'position', game, position });
      expect(answer).toMatchObject({ turn: 0, options: { seats: expect.any(Number) } });
      expect(JSON.stringify(ok(session, { do: 'position' }).position)).toBe(line);
      expect(ask(session, { do: 'undo' })).toMatchObject({ error: { code: 'nothing-to-undo', possible: 0 } });
    }
  });

  test('answers what was asked for and nothing else', () => {
    const session = startSession();
    const keys = (request: object) => Object.keys(ok(session, request));
    expect(keys(deal(game))).toEqual(['rules', 'options', 'toAct', 'turn']);
    expect(keys({ do: 'legal' })).toEqual(['toAct', 'turn', 'choices']);
    expect(keys({ do: 'legal', prompt: true })).toEqual(['toAct', 'turn', 'choices', 'prompt']);
    const [choice] = strings(ok(session, { do: 'legal' }).choices);
    expect(keys({ do: 'play', choice })).toEqual(['toAct', 'turn']);
    expect(keys({ do: 'undo', legal: true })).toEqual(['toAct', 'turn', 'choices']);
    expect(keys({ do: 'play', choice, legal: true, prompt: true, log: 'all' })).toEqual([
      ...['toAct', 'turn', 'choices', 'prompt', 'log'],
    ]);
    expect(keys({ do: 'position' })).toEqual(['position', 'stands', 'toAct', 'turn']);
  });
});

describe.each(GAME_IDS)('at a table of %s, play', (game) => {
  test('offers what the rules offer, and asks in words', () => {
    const session = startSession();
    ok(session, deal(game));
    const { choices, prompt } = ok(session, { do: 'legal', prompt: true });
    for (const choice of strings(choices)) {
      expect(ok(session, { do: 'play', choice })).toHaveProperty('toAct');
      ok(session, { do: 'undo' });
    }
    expect(prompt).toEqual({ key: expect.any(String), values: expect.any(Object), text: expect.stringMatching(/\.$/) });
  });

  test('takes back what was played, as far as asked', () => {
    const session = startSession();
    ok(session, deal(game));
    const start = fingerprint(session);
    const states = [start];
    for (let i = 0; i < 6; i++) {
      ok(session, { do: 'play', choice: strings(ok(session, { do: 'legal' }).choices)[0] });
      states.push(fingerprint(session));
    }
    expect(new Set(states).size).toBe(7);
    ok(session, { do: 'undo' });
    expect(fingerprint(session)).toBe(states[5]);
    ok(session, { do: 'undo', count: 4 });
    expect(fingerprint(session)).toBe(states[1]);
    expect(ask(session, { do: 'undo', count: 2 })).toMatchObject({ error: { code: 'nothing-to-undo', possible: 1 } });
    ok(session, { do: 'undo', count: 1 });
    expect(fingerprint(session)).toBe(start);
  });

  test('plays a list of choices as it plays them one by one', () => {
    const [one, list] = [startSession(), startSession()];
    ok(one, deal(game));
    ok(list, deal(game));
    const choices: string[] = [];
    for (let i = 0; i < 20; i++) {
      choices.push(strings(ok(one, { do: 'legal' }).choices)[0]);
      ok(one, { do: 'play', choice: choices.at(-1) });
    }
    const answer = ok(list, { do: 'play', choices, legal: true });
    expect(answer).toEqual(ok(one, { do: 'legal' }));
    expect(fingerprint(list)).toBe(fingerprint(one));
    expect(ok(list, { do: 'play', choices: [] })).toMatchObject({ toAct: answer.toAct });
  });
});

describe.each(GAME_IDS)('the end of %s', (game) => {
  test('is told, and by which criteria', () => {
    const { session, answer } = over(game);
    expect(answer).toMatchObject({ toAct: null, choices: [], outcome: { winners: expect.any(Array) } });
    expect(ok(session, { do: 'legal', prompt: true })).toEqual(answer);
    expect(ok(session, { do: 'outcome' })).toEqual({ outcome: answer.outcome });
    const { outcome, criteria } = ok(session, { do: 'explain' });
    expect(outcome).toEqual(answer.outcome);
    expect((criteria as object[]).length).toBeGreaterThan(0);
    for (const criterion of criteria as object[]) {
      expect(Object.keys(criterion).sort()).toEqual(['clause', 'key', 'left', 'scores', 'text', 'values']);
    }
    expect(ask(session, { do: 'play', choice: 'pass' })).toMatchObject({
      error: { code: 'over', key: 'over', index: 0 },
    });
    ok(session, { do: 'undo' });
    expect(ok(session, { do: 'outcome' })).toEqual({ outcome: null });
    expect(ok(session, { do: 'explain' })).toEqual({ outcome: null, criteria: [] });
  });

  test('is tried out at random, and the table stays', () => {
    const session = startSession();
    ok(session, deal(game));
    const before = fingerprint(session);
    const ask100 = { do: 'playout', seed: 's', count: 100 };
    const { games, won, brokenOff, decisions } = ok(session, ask100);
    expect(games).toBe(100);
    expect(Object.keys(won as object)).toEqual(expect.arrayContaining(['0', '1']));
    expect(brokenOff).toBe(0);
    expect(decisions).toBeGreaterThan(2000);
    expect(ok(session, ask100)).toEqual(ok(session, ask100));
    expect(ok(session, { do: 'playout', seed: 's' })).toMatchObject({ games: 1 });
    expect(fingerprint(session)).toBe(before);
  });
});

describe('random games', () => {
  const session = startSession();
  const playout = { do: 'playout', seed: 's', count: 2000 };
  const sum = (tally: unknown): number => Object.values(tally as Record<string, number>).reduce((a, b) => a + b, 0);

  test('that several seats win together are counted for each of them, and apart', () => {
    ok(session, { ...deal('foreign-king'), options: { seats: 4 } });
    const { games, won, shared, brokenOff } = ok(session, playout);
    const together = Number(games) - Number(brokenOff) - sum(won);
    expect(together).toBeGreaterThan(0);
    expect(sum(shared)).toBeGreaterThanOrEqual(2 * together);
  });

  test('start from other deals for a viewer', () => {
    ok(session, deal('claim'));
    const { won } = ok(session, playout);
    for (const viewer of [0, 1, 'audience']) expect(ok(session, { ...playout, viewer }).won).not.toEqual(won);
  });
});
