import { type Choice, FastRandom, type Game, NOBODY, type State } from '@interregnum/kernel';
import { GAMES } from '@interregnum/library';
import { describe, expect, test } from 'vitest';
import { type Decision, Standpoint } from '../src/bots/program-decision.ts';
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
  look: (decision: Decision, made: readonly string[]) => Promise<void> | void,
): Promise<void> {
  const [game, random] = [GAMES.get(id) as Game, new FastRandom('follow')];
  const s = game.setup(optionsOf(game, { ...options }), new FastRandom('tea'));
  const [standpoint, made]: [Standpoint, string[]] = [new Standpoint(game, s), []];
  while (game.toAct(s) !== NOBODY && made.length < 150) {
    await look(standpoint.decision('a'), made);
    const choice: Choice = game.pick(s, random);
    made.push(game.notation.write(s, choice));
    game.play(s, choice);
    standpoint.play(choice);
  }
}

describe.each(MODES)('what a program is told in %s %j', (game, options) => {
  test('is what the seat to act knows, at every decision', async () => {
    ok(session, { do: 'new', game, options, seed: 'tea' });
    let parts = 0;
    await follow(game, options, ({ legal, choices = [], ...position }, made) => {
      ok(session, { do: 'play', choices: made.slice(-1) });
      ok(session, { do: 'position', table: 'world', ...position });
      const { toAct: viewer } = ok(session, { do: 'play', table: 'world', choices });
      const { turn: _, ...known } = ok(session, { do: 'seen', viewer });
      expect(ok(session, { do: 'seen', viewer, table: 'world' })).toMatchObject(known);
      expect(known.choices).toEqual(legal);
      if (choices.length > 0) parts++;
    });
    expect(parts > 0).toBe(game === 'king-is-dead');
  });

  test('is the same in every world that the seat cannot tell apart', () => {
    const [rules, random] = [GAMES.get(game) as Game, new FastRandom('worlds')];
    const s = rules.setup(optionsOf(rules, { ...options }), new FastRandom('tea'));
    const told = (world: State, choices: readonly string[]) => {
      const [standpoint, now] = [new Standpoint(rules, world), world.slice()];
      for (const text of choices) {
        if (rules.refusal(now, text) !== undefined) return {};
        const choice = rules.notation.read(now, text) as Choice;
        rules.play(now, choice);
        standpoint.play(choice);
      }
      return { seen: rules.position.write(rules.redact(now, rules.toAct(now))), decision: standpoint.decision('a') };
    };
    let [stood, since, alike]: [State, string[], number] = [s.slice(), [], 0];
    for (let i = 0; i < 150 && rules.toAct(s) !== NOBODY; i++) {
      const [real, world] = [stood, rules.imagine(rules.redact(stood, rules.toAct(s)), random)].map((each) =>
        told(each, since),
      );
      if (world.seen === real.seen) {
        expect(world.decision).toEqual(real.decision);
        alike++;
      }
      const choice = rules.pick(s, random);
      since.push(rules.notation.write(s, choice));
      rules.play(s, choice);
      if (rules.position.stands(s)) [stood, since] = [s.slice(), []];
    }
    expect(alike).toBeGreaterThan(20);
  });

  test('is all that a thought needs', async () => {
    ok(session, { do: 'new', game, options, seed: 'tea' });
    let decisions = 0;
    await follow(game, options, async (decision, made) => {
      ok(session, { do: 'play', choices: made.slice(-1) });
      if (decisions++ % 9 !== 0) return;
      const thought = await thinking.think({ ...decision, ...BUDGET });
      expect(thought).toEqual(await thinking.think(BUDGET));
      expect(decision.legal).toContain(thought.choice);
    });
  });
});
