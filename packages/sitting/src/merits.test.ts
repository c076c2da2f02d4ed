import { GAMES } from '@interregnum/games/all';
import { FastRandom, type Game, type Options, type State } from '@interregnum/kernel';
import { hexOf, sha256 } from '@interregnum/record';
import {
  choose,
  committed,
  drafted,
  hidesLast,
  isComplete,
  openTable,
  seatToAct,
  type Table,
} from '@interregnum/table';
import { describe, expect, test } from 'vitest';
import { Asking } from './hint.ts';
import { meritsOf } from './merits.ts';

const hex = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));

function newTable(id: string, given: Options = {}): Table {
  const game = GAMES.get(id) as Game;
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  const players = ['Ana', 'Ben'].map((name, seat) => ({ name, kind: game.ownKind(read.options, seat) ?? 'human' }));
  const [seed, salts] = [hex('s'), ['a', 'b'].map(hex)];
  return openTable({
    match: 'test',
    game,
    options: read.options,
    players,
    seed,
    salts,
    time: '2026-01-01T00:00:00.000Z',
  });
}

const choosing = (table: Table, ...texts: string[]): Table =>
  texts.reduce((turn, text) => choose(turn, text) as Table, table);

/** The same table in another world that the seat to act cannot tell from this one. */
function elsewhere(table: Table, seed: string): Table {
  const { game } = table;
  return at(table, game.imagine(game.redact(committed(table), seatToAct(table)), new FastRandom(seed)));
}
const at = (table: Table, state: State): Table => ({ ...table, states: [...table.states.slice(0, -1), state] });

const TURN = ['welsh-support', 'devon'];
const SUMMON = 'gwynedd welsh';

describe('what speaks for a turn', () => {
  test('is told from the states before and after it, as its seat sees them', () => {
    const start = newTable('king-is-dead', { advanced: true });
    const { game } = start;
    const complete = choosing(start, 'pass');
    const told = game.merits(game.redact(committed(start), 0), game.redact(drafted(complete), 0), 0);
    expect(meritsOf(start, complete)).toEqual(told);
    expect(told).toEqual([{ key: 'keeps', values: { count: 8, others: 8 } }]);
  });

  test('begins with what has been drafted', () => {
    const table = newTable('king-is-dead');
    const begun = choosing(table, ...TURN);
    const complete = choosing(begun, SUMMON);
    const { game } = table;
    expect(meritsOf(begun, complete)).toEqual(game.merits(drafted(begun), drafted(complete), 0));
    expect(meritsOf(table, complete)).toEqual(game.merits(drafted(table), drafted(complete), 0));
    expect(meritsOf(begun, complete)).not.toEqual(meritsOf(table, complete));
  });

  test('peeks at no card that it turns up: Claim', () => {
    const { game, ...rest } = newTable('claim');
    const led = game.pick(rest.states[0], new FastRandom('lead'));
    const state = rest.states[0].slice();
    game.play(state, led);
    const table: Table = { game, ...rest, states: [state] };
    const text = game.notation.write(state, game.pick(state, new FastRandom('reply')));
    const complete = choosing(table, text);
    expect(hidesLast(complete)).toBe(true);
    const told = meritsOf(table, complete);
    expect(['recruits', 'leaves']).toContain(told[0].key);
    for (const world of ['a', 'b', 'c', 'd', 'e'].map((seed) => elsewhere(table, seed)))
      expect(meritsOf(world, choosing(world, text))).toEqual(told);
  });

  test('tells nothing that only one card of the Saxons would bring about', () => {
    const table = newTable('king-is-dead', { solo: true });
    const told = meritsOf(table, choosing(table, 'pass'));
    expect(told).toContainEqual({ key: 'keeps-solo', values: { count: 8, struggles: 8 } });
    const worlds = Array.from({ length: 12 }, (_, seed) => elsewhere(table, `${seed}`));
    for (const world of worlds) expect(meritsOf(world, choosing(world, 'pass'))).toEqual(told);
    const topCard = (s: State): string => JSON.parse(table.game.position.write(s)).discards[1].at(-1);
    const same = { key: 'same', values: {} };
    const game: Game = {
      ...table.game,
      merits: (_, after) => [{ key: 'card', values: { card: topCard(after) } }, same],
    };
    expect(meritsOf({ ...table, game }, choosing({ ...table, game }, 'pass'))).toEqual([same]);
  });
});

test('a hint has what speaks for it', async () => {
  const table = newTable('king-is-dead');
  const wanted = [...TURN, SUMMON];
  const adviser = {
    advise: (turn: Table) => {
      const best = turn.game.notation.read(drafted(turn), wanted[turn.draft.choices.length]) as number;
      const opinion = { best, value: 0.5, exact: false, candidates: [], line: [] };
      return { answer: Promise.resolve({ choice: best, opinion }), enough: () => {} };
    },
    dismiss: () => {},
  };
  const { texts, merits } = await new Asking(adviser, table, () => {}).hint;
  const complete = choosing(table, ...wanted);
  expect(texts).toEqual(wanted);
  expect(isComplete(complete)).toBe(true);
  expect(merits.length).toBeGreaterThan(0);
  expect(merits).toEqual(meritsOf(table, complete));
});
