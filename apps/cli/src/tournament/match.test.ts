import type { BotSpec } from '@interregnum/bots';
import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { type Choice, FastRandom, type Game, type Options, type State, TURN_CAP, UNKNOWN } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { ProgramError } from '../bots/program-failure.ts';
import { playMatch, type SeatPlayer } from './match.ts';
import { botAt, programAt } from './seat-players.ts';

const start = (game: Game, given: Options = {}): State => {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  return game.setup(read.options, new FastRandom('start'));
};
const atRandom = (game: Game, seats: number): SeatPlayer[] =>
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
    const watched = atRandom(claim, 2).map((player, seat) => ({
      decide: (seen: State) => {
        unknown[seat] += seen.filter((word) => word === UNKNOWN).length;
        expect(claim.redact(seen, seat)).toEqual(seen);
        return player.decide(seen);
      },
    }));
    await playMatch(claim, start(claim), watched);
    expect(Math.min(...unknown)).toBeGreaterThan(0);
  });

  test('is broken off where nobody would ever end it', async () => {
    const s = start(foreignKing);
    // Turns that pass by without any decision.
    const still: Game = { ...foreignKing, play: () => turn++, turn: () => turn };
    let turn = 0;
    const { outcome, turns } = await playMatch(still, s, atRandom(foreignKing, 2));
    expect([outcome, turns]).toEqual([undefined, TURN_CAP]);
  });
});

describe('those who sit down', () => {
  /** All choices of a game against a player at random. */
  async function choicesOf(bot: BotSpec, seed: string): Promise<Choice[]> {
    const made: Choice[] = [];
    const watched = (player: SeatPlayer): SeatPlayer => ({
      decide: async (seen) => made[made.push(await player.decide(seen)) - 1],
    });
    const players = [botAt(claim, bot, seed), botAt(claim, { name: 'random' }, 'other')];
    await playMatch(claim, start(claim), players.map(watched));
    return made;
  }

  test('make the same choices with the same seed and iterations', async () => {
    const bot = { name: 'page', iterations: 20 } as const;
    expect(await choicesOf(bot, 'a')).toEqual(await choicesOf(bot, 'a'));
    expect(await choicesOf(bot, 'a')).not.toEqual(await choicesOf(bot, 'b'));
  });

  test('keep to their time if they are given one', async () => {
    const players = [botAt(claim, { name: 'regent', ms: 2 }, 'a'), botAt(claim, { name: 'random' }, 'b')];
    const { spent } = await playMatch(claim, start(claim), players);
    // Without it the first turn alone would take a second.
    expect(spent[0].ms).toBeLessThan(20_000);
  });

  test('may be programs, which are told every decision and answer in notation', async () => {
    const program = { name: 'first', command: ['last'] } as const;
    const asked: string[] = [];
    const entrant = { text: 'first@7', program, budget: { iterations: 7 } };
    const s = start(kingIsDead);
    const seated = { match: 'm', seed: 'seed' };
    const first = programAt(kingIsDead, entrant, seated, async (name, { go: { legal, iterations, left, seed } }) => {
      asked.push(`${name} ${iterations} of ${left} ${seed}`);
      return legal[0];
    });
    const { outcome, spent } = await playMatch(kingIsDead, s, [first, ...atRandom(kingIsDead, 1)]);
    expect(outcome).toBeDefined();
    expect(asked).toHaveLength(spent[0].decisions);
    // Half of the turn first, then half of what is left, and always something.
    expect(asked.slice(0, 3)).toEqual(['first 4 of 7 seed', 'first 2 of 3 seed', 'first 1 of 1 seed']);
  });
});

describe('a program that fails', () => {
  const failure = { kind: 'ended', values: { program: 'Rival', code: '3' } } as const;
  const failing = (after: number, player: SeatPlayer): SeatPlayer => {
    let left = after;
    return { decide: (seen) => (left-- > 0 ? player.decide(seen) : Promise.reject(new ProgramError(failure))) };
  };

  test('leaves the game to the only other party', async () => {
    const [one, other] = atRandom(claim, 2);
    const { outcome, failed } = await playMatch(claim, start(claim), [one, failing(3, other)]);
    expect(outcome).toEqual({ ending: 'given-up', winners: [0], shared: false, decidedBy: 'given-up' });
    expect([...failed]).toEqual([[1, failure]]);
  });

  test('loses with its team', async () => {
    const players = atRandom(kingIsDead, 4);
    players[2] = failing(3, players[2]);
    const { outcome } = await playMatch(kingIsDead, start(kingIsDead, { seats: 4 }), players);
    expect(outcome?.winners).toEqual([1, 3]);
  });

  test('is played on for while several others play, until only one has not failed', async () => {
    const players = atRandom(kingIsDead, 3);
    const [another] = atRandom(kingIsDead, 1);
    const stoodIn: number[] = [];
    const substitute = (seat: number): SeatPlayer => {
      stoodIn.push(seat);
      return another;
    };
    const first = await playMatch(
      kingIsDead,
      start(kingIsDead, { seats: 3 }),
      players.with(1, failing(3, players[1])),
      substitute,
    );
    expect(first.outcome?.ending).not.toBe('given-up');
    expect([...first.failed.keys()]).toEqual([1]);
    expect(stoodIn).toEqual([1]);
    const both = players.with(1, failing(3, players[1])).with(0, failing(5, players[0]));
    const second = await playMatch(kingIsDead, start(kingIsDead, { seats: 3 }), both, substitute);
    expect(second.outcome).toMatchObject({ ending: 'given-up', winners: [2] });
  });

  test('loses to the Saxons where it is alone', async () => {
    const { outcome } = await playMatch(kingIsDead, start(kingIsDead, { solo: true }), [
      failing(0, atRandom(claim, 1)[0]),
    ]);
    expect(outcome?.winners).not.toContain(0);
  });

  test('is told from a bug, which ends all', async () => {
    const broken: SeatPlayer = { decide: () => Promise.reject(new Error('a bug')) };
    await expect(playMatch(claim, start(claim), [broken, broken])).rejects.toThrow('a bug');
  });
});
