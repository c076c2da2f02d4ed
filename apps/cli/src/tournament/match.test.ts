import type { BotSpec } from '@interregnum/bots';
import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { type Choice, FastRandom, type Game, type Options, type State, TURN_CAP, UNKNOWN } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { playMatch, type Sitter } from './match.ts';
import { botAt, sitterAt } from './sitter.ts';

const start = (game: Game, given: Options = {}): State => {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  return game.setup(read.options, new FastRandom('start'));
};
const atRandom = (game: Game, seats: number): Sitter[] =>
  Array.from({ length: seats }, (_, seat) => botAt(game, { name: 'random' }, `${seat}`));

describe('a match', () => {
  test('counts the turns and decisions of each seat', async () => {
    const s = start(kingIsDead, { seats: 3 });
    const { outcome, turns, decisions, spent } = await playMatch(kingIsDead, s, atRandom(kingIsDead, 3));
    expect(outcome).toEqual(kingIsDead.outcome(s));
    expect(outcome).toBeDefined();
    expect(spent.reduce((sum, seat) => sum + seat.decisions, 0)).toBe(decisions);
    expect(spent.reduce((sum, seat) => sum + seat.turns, 0)).toBe(turns);
    for (const { turns: own, decisions: made, ms } of spent)
      expect([own > 0, made > own, ms > 0]).toEqual([true, true, true]);
  });

  test('shows nobody more than their seat knows', async () => {
    const unknown = Array<number>(2).fill(0);
    const watched = atRandom(claim, 2).map((sitter, seat) => ({
      decide: (seen: State) => {
        unknown[seat] += seen.filter((word) => word === UNKNOWN).length;
        expect(claim.redact(seen, seat)).toEqual(seen);
        return sitter.decide(seen);
      },
    }));
    await playMatch(claim, start(claim), watched);
    expect(Math.min(...unknown)).toBeGreaterThan(0);
  });

  test('is broken off where nobody would ever end it', async () => {
    const s = start(foreignKing);
    // Turns that pass by without anybody doing anything.
    const still: Game = { ...foreignKing, play: () => turn++, turn: () => turn };
    let turn = 0;
    const { outcome, turns } = await playMatch(still, s, atRandom(foreignKing, 2));
    expect([outcome, turns]).toEqual([undefined, TURN_CAP]);
  });
});

describe('those who sit down', () => {
  /** All choices of a game against somebody who plays at random. */
  async function choicesOf(bot: BotSpec, seed: string): Promise<Choice[]> {
    const made: Choice[] = [];
    const watched = (sitter: Sitter): Sitter => ({
      decide: async (seen) => made[made.push(await sitter.decide(seen)) - 1],
    });
    const sitters = [botAt(claim, bot, seed), botAt(claim, { name: 'random' }, 'other')];
    await playMatch(claim, start(claim), sitters.map(watched));
    return made;
  }

  test('make the same choices with the same seed and iterations', async () => {
    const bot = { name: 'page', iterations: 20 } as const;
    expect(await choicesOf(bot, 'a')).toEqual(await choicesOf(bot, 'a'));
    expect(await choicesOf(bot, 'a')).not.toEqual(await choicesOf(bot, 'b'));
  });

  test('keep to their time if they are given one', async () => {
    const sitters = [botAt(claim, { name: 'regent', ms: 2 }, 'a'), botAt(claim, { name: 'random' }, 'b')];
    const { spent } = await playMatch(claim, start(claim), sitters);
    // Without it the first turn alone would take a second.
    expect(spent[0].ms).toBeLessThan(20_000);
  });

  test('may be programs, which are told every decision and answer in notation', async () => {
    const program = { name: 'last', command: ['last'] } as const;
    const asked: string[] = [];
    const entrant = { text: 'last@7', program, budget: { iterations: 7 } };
    const s = start(kingIsDead);
    const last = sitterAt(kingIsDead, entrant, 'seed', async (name, { legal, iterations, seed }) => {
      asked.push(`${name} ${iterations} ${seed}`);
      return legal.at(-1) ?? '';
    });
    const { outcome, spent } = await playMatch(kingIsDead, s, [last, ...atRandom(kingIsDead, 1)]);
    expect(outcome).toBeDefined();
    expect(asked).toHaveLength(spent[0].decisions);
    expect(new Set(asked)).toEqual(new Set(['last 7 seed']));
  });
});
