import { foreignKing } from '@interregnum/foreign-king';
import { ACTIONS, type Board, boardOf } from '@interregnum/foreign-king/board';
import { FastRandom, NO_CHOICE } from '@interregnum/kernel';
import { LANGUAGES } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { boardAfter } from '../../test/boards.ts';
import { optionsOf, tableFor } from '../../test/tables.ts';
import { widthOf } from '../terminal/layout.ts';
import { MAP_WIDTH } from './foreign-king/map.ts';
import { foreignKingDrawing } from './foreign-king.ts';
import type { DrawingContext } from './index.ts';

const tableOf = (seats: number, changes: Partial<DrawingContext> = {}): DrawingContext => ({
  ...tableFor(foreignKing, optionsOf(foreignKing, { seats }), 'en'),
  ...changes,
});
const draw = (board: Board, changes: Partial<DrawingContext> = {}): string[] =>
  foreignKingDrawing.draw(board, tableOf(board.players, changes));
/** What stands beside the map, line by line. */
const beside = (drawn: readonly string[]): string[] => drawn.slice(1).map((line) => line.slice(MAP_WIDTH));

test('a game is drawn as a track, a map, and the sides beside it', () => {
  const opening = ['build metal namur', 'borrow', 'end', 'place 3 namur', 'end', 'congress from supply', 'end'];
  expect(draw(boardAfter(3, ...opening, 'king namur')).join('\n')).toBe(
    `
 ♔ 29  ABC  0 · · · · 5 · · · · 10· · · · 15· · · · 20· · · · 25· · · ♔ 30
┌────────────┬────────────┬──────────┬─────────────────┐ Round 2            pawn
│ W. Flanders│ E. Flanders│ Antwerp  │ Limburg         │○A Ana              king
│            │            │          │                 │ B Ben             place
│            │            │          │                 │▸C Cleo         Congress
├────────────┴─────┬──────┴──────────┴──┬──────────────┤
│ Hainaut          │ Brabant            │ Liège        │               A   B   C
│                  │                    │              │ points        0   0   0
│                  │                    │              │ francs        5   4   7
└─────────────┬────┴────────────────────┴──┬───────────┤ ↑ medals      0   0   0
 to build     │♔Namur                      │ Luxembourg│ ↓ loans       1   0   0
 MMMM         │ M                          │           │ Congress      0   0  ?1
 TTTTT        │ ●B3                        │           │ holdings      0   2   0
              └────────────────────────────┴───────────┘ supply       14  11  13`.slice(1),
  );
});

describe('the names of sides', () => {
  test('are abbreviated by initials, unless these are equal or mean something else', () => {
    const letters = (...names: string[]): string =>
      beside(draw(boardAfter(names.length), { nameOf: (side) => names[side] }))[5].replaceAll(' ', '');
    expect(letters('Zoé', 'Łukasz', 'Ёлка')).toBe('ZŁЁ');
    expect(letters('Zoé', 'zara', 'Yves')).toBe('ABC');
    expect(letters('Zoé', 'Tom', 'Yves')).toBe('ABC');
    expect(letters('Zoé', '2nd', 'Yves')).toBe('ABC');
  });

  test.each(LANGUAGES)('fit beside any action with twelve columns, and longer ones are cut, in %s', (language) => {
    const context = tableFor(foreignKing, optionsOf(foreignKing, { seats: 4 }), language);
    for (const pawn of ACTIONS) {
      const board = boardAfter(4);
      const seats = board.seats.map((side) => ({ ...side, pawn }));
      const rowOf = (name: string): string =>
        foreignKingDrawing.draw({ ...board, seats }, { ...context, nameOf: () => name })[2];
      expect(rowOf('Maximilienne')).toMatch(/│▸A Maximilienne +\S+$/);
      expect(rowOf('Maximilienne-Adélaïde')).toMatch(/│▸A Maximi\S+… \S+$/);
      expect(widthOf(rowOf('Maximilienne-Adélaïde'))).toBe(80);
    }
  });
});

describe('the sides', () => {
  test('are listed in turn order, with who may change places and who does so now', () => {
    const round = ['money', 'end', 'order', 'end'];
    expect(beside(draw(boardAfter(3, ...round))).slice(1, 4)).toEqual([
      ' A Ana             money',
      '◉B Ben             order',
      '▸C Cleo                –',
    ]);
    expect(beside(draw(boardAfter(3, ...round, 'congress from supply', 'end'))).slice(1, 4)).toEqual([
      ' A Ana             money',
      '▸B Ben             order',
      ' C Cleo         Congress',
    ]);
    const changed = boardAfter(3, ...round, 'congress from supply', 'end', 'reorder 0');
    expect(beside(draw(changed))[1]).toBe('▸B Ben             order');
  });

  test('include the virtual player and the operations owed to it', () => {
    const owed = boardAfter(2, 'build metal liege', 'end', 'place 1 liege', 'end', 'king liege');
    expect(beside(draw(owed)).slice(1, 4)).toEqual([
      '▸A Ana              king',
      ' B Ben             place',
      ' V Virtual player     ×5',
    ]);
    expect(beside(draw(owed)).slice(5)).toEqual([
      '               A   B   V',
      ' points        0   6   0',
      ' francs        2   6   –',
      ' ↑ medals      1   0   –',
      ' ↓ loans       0   0   –',
      ' Congress      0   0   –',
      ' holdings      0   2   0',
      ' supply       15  14  15',
    ]);
  });

  test('keep their columns apart whatever they own', () => {
    const board = boardAfter(4);
    const seats = board.seats.map((side) => ({ ...side, francs: 1_000_000, score: -120 }));
    const drawn = beside(draw({ ...board, seats }));
    expect(drawn[6]).toBe(' po… −120 −120 −120 −120');
    expect(drawn[7]).toBe(' fr… 999+ 999+ 999+ 999+');
  });
});

/** A random game of so many seats, board by board. */
function* randomGame(seats: number, seed: string): Generator<Board> {
  const random = new FastRandom(seed);
  const s = foreignKing.setup(optionsOf(foreignKing, { seats }), random);
  yield boardOf(s.slice());
  for (let choice = foreignKing.pick(s, random); choice !== NO_CHOICE; choice = foreignKing.pick(s, random)) {
    foreignKing.play(s, choice);
    yield boardOf(s.slice());
  }
}

test.each([2, 3, 4])('every citizen, factory and winner of a random game with %i seats is drawn', (seats) => {
  for (const board of randomGame(seats, `complete ${seats}`)) {
    const drawn = draw(board);
    const provinces = Object.values(board.provinces);
    const citizens = [4, 8, 12].map((line) => drawn[line].slice(line === 12 ? 14 : 0, MAP_WIDTH)).join('');
    board.seats.forEach((_, side) => {
      const letter = side < seats ? 'ABCD'[side] : 'V';
      const counts = [...citizens.matchAll(new RegExp(`${letter}(\\d+)`, 'g'))].map(([, count]) => Number(count));
      const expected = provinces.map((province) => province.citizens[side]).filter((count) => count > 0);
      expect(counts.sort()).toEqual(expected.sort());
    });
    const works = [3, 7, 11].map((line) => drawn[line].slice(0, MAP_WIDTH)).join('') + drawn[12].slice(0, 14);
    for (const letter of 'MT') expect(works.replace(new RegExp(`[^${letter}]`, 'gi'), '')).toHaveLength(5);
    const winners = board.result?.winners.length ?? 0;
    expect(drawn.filter((line) => line.endsWith(' wins'))).toHaveLength(winners);
  }
});

test.each([2, 3, 4])('FK-FINAL-2: with %i seats, most holdings at the end have got their bonus', (seats) => {
  for (let seed = 0; seed < 20; seed++) {
    const end = [...randomGame(seats, `holdings ${seed}`)].at(-1);
    if (!end?.result) throw new Error('a game has an end');
    const shown = draw(end)[12].slice(MAP_WIDTH).match(/\d+/g)?.map(Number) ?? [];
    const rewarded = end.result.breakdown.map(({ provinces }) => provinces > 0);
    expect(shown.map((holdings) => holdings > 0 && holdings === Math.max(...shown))).toEqual(rewarded);
  }
});

test('a board is drawn anew each round, and at the end', () => {
  const stages = [...randomGame(3, 'stages')].map((board) => foreignKingDrawing.redrawKey(board));
  const last = stages.at(-2);
  expect([...new Set(stages)]).toEqual([...Array.from({ length: Number(last) }, (_, at) => at + 1), 'over']);
});

describe.each(LANGUAGES)('the legend in %s', (language) => {
  test.each([2, 3, 4])('fits, with what %i seats need', (seats) => {
    const context = tableFor(foreignKing, optionsOf(foreignKing, { seats }), language);
    const told = foreignKingDrawing.legend(boardAfter(seats), context);
    expect(told.filter((line) => widthOf(line) > 80 || /\s$/.test(line))).toEqual([]);
    expect(told.join('\n').includes('×')).toBe(seats === 2);
    expect(told.join('\n').includes('◉')).toBe(seats > 2);
  });
});
