import { GAMES } from '@interregnum/games/all';
import { type Choice, FastRandom, type Game, NO_SEAT } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { askedIn, type GoLine } from '../src/bots/program-lines.ts';
import { HIDING } from './engine-hiding.ts';
import { ok } from './engine-session.ts';
import { ThinkingSession } from './engine-thinking.ts';
import { optionsOf } from './tables.ts';

const thinking = new ThinkingSession();
const { session } = thinking;
const BUDGET = { seed: 'a', iterations: 40 };

/** Every kind of knowledge that there is. */
const MODES: readonly [string, object][] = [
  ...HIDING,
  ['king-is-dead', { seats: 3, advanced: true, vikings: true }],
  ['king-is-dead', { seats: 4, memory: true }],
  ['king-is-dead', { solo: true, vikings: true }],
  ['foreign-king', {}],
];

/** Follows a random game from decision to decision. `look` is told what a program is told, and how the table stands. */
async function follow(
  id: string,
  options: object,
  look: (go: GoLine, made: readonly string[]) => Promise<void> | void,
): Promise<void> {
  const [game, random] = [GAMES.get(id) as Game, new FastRandom('follow')];
  const s = game.setup(optionsOf(game, { ...options }), new FastRandom('tea'));
  const made: string[] = [];
  while (game.toAct(s) !== NO_SEAT && made.length < 150) {
    await look(askedIn(game, game.redact(s, game.toAct(s)), { match: 'm', seed: 'a' }).go, made);
    const choice: Choice = game.pick(s, random);
    made.push(game.notation.write(s, choice));
    game.play(s, choice);
  }
}

describe.each(MODES)('what a program is told in %s %j', (game, options) => {
  test('is what the seat to act knows, at every decision, and tells the rules', async () => {
    ok(session, { do: 'new', game, options, seed: 'tea' });
    await follow(game, options, (go, made) => {
      const { rules, options: played, position, seed } = go;
      ok(session, { do: 'play', choices: made.slice(-1) });
      const set = { do: 'position', table: 'world', game, rules, options: played, position, seed };
      const { toAct: viewer } = ok(session, set);
      const { turn: _, ...known } = ok(session, { do: 'seen', viewer, means: true });
      expect(ok(session, { do: 'seen', viewer, table: 'world', means: true })).toMatchObject(known);
      expect([known.choices, known.means]).toEqual([go.legal, go.means]);
      expect(go.seat).toBe(viewer);
      expect(rules).toBe(GAMES.get(game)?.meta.rulesVersion);
    });
  });

  test('is all that a thought needs', async () => {
    ok(session, { do: 'new', game, options, seed: 'tea' });
    let decisions = 0;
    await follow(game, options, async (decision, made) => {
      ok(session, { do: 'play', choices: made.slice(-1) });
      if (decisions++ % 9 !== 0) return;
      const thought = await thinking.think({ ...decision, left: 80, ...BUDGET });
      expect(thought).toEqual(await thinking.think(BUDGET));
      expect(decision.legal).toContain(thought.choice);
    });
  });
});
