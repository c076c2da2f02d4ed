import { findGame, GAMES } from '@interregnum/games/all';
import { type Game, HIDDEN, type LogLine, type Move, type Options, type State } from '@interregnum/kernel';
import { modesOf } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { arrange } from '../../packages/foreign-king/test/positions.ts';
import { truthFrom, truthOf } from './index.ts';

/** By the newest rules; the long suite plays all versions. */
const NAMED = [...GAMES.values()].map((game) => ({ game, name: `${game.meta.id} ${game.meta.rulesVersion}` }));

/** A game with few modes is played more often. */
const LEAST_MATCHES = 10;

test.each(NAMED)('$name: what is told, pointed at and flies is what was done, in a match of every mode', ({ game }) => {
  const { differences, result } = truthOf([game], Math.ceil(LEAST_MATCHES / modesOf(game).length));
  expect(differences).toEqual([]);
  expect(result).toMatchObject({ wrong: 0, missing: 0 });
});

const named = (id: string): Game => findGame(id) as Game;

const expectTrueFrom = (game: Game, position: State, key: string): void => {
  const { tally, keys } = truthFrom(game, position);
  expect(tally.differences).toEqual([]);
  expect(keys).toContain(key);
};

describe('what random matches hardly ever come to', () => {
  const spent = { liege: 'mmmmm', namur: 'ttttt' };

  test.each([
    ['pass', { members: [15], pawns: ['money', 'king'], francs: [2] }],
    ['end-factories', { phase: 'end', king: 'liege', turn: 1, map: spent }],
    ['end-both', { phase: 'end', king: 'liege', turn: 1, map: spent, marker: 0 }],
  ] as const)('The Foreign King: %s', (key, table) => expectTrueFrom(named('foreign-king'), arrange(table), key));

  test('Claim: a draw, two votes each and silent knights', () => {
    const cards = (letter: string, digits: string): string[] => [...digits].map((digit) => `${letter}${digit}`);
    const position = {
      ...{ game: 'claim', v: 1, phase: 2, trick: 13, leader: 0, toPlay: 1, shown: null, led: 'G9' },
      ...{ hands: [[], ['X4']], won: [[], []], drawn: [[], []] },
      score: [
        [...cards('G', '5678'), ...cards('U', '012345')],
        [...cards('U', '6789'), ...cards('D', '56789'), ...cards('X', '56789')],
      ],
      discard: [...cards('G', '000001234'), ...cards('K', '23456789'), ...cards('D', '01234'), ...cards('X', '0123')],
      ...{ voids: ['', ''], deck: [] },
    };
    const read = named('claim').position.read(JSON.stringify(position));
    if ('flaw' in read) throw new Error(read.flaw.invariant);
    expectTrueFrom(named('claim'), read.state, 'end-drawn');
  });
});

/** Changes what is told in one way or another. */
type Break = (lines: readonly LogLine[]) => readonly LogLine[];

const moves =
  (change: (moves: readonly Move[]) => readonly Move[]): Break =>
  (lines) =>
    lines.map((line) => ({ ...line, moves: change(line.moves) }));
const first =
  (change: (move: Move) => readonly Move[]): ((moves: readonly Move[]) => readonly Move[]) =>
  ([move, ...others]) =>
    move === undefined ? [] : [...change(move), ...others];

const BREAKS: Readonly<Record<string, Break>> = {
  'a line is not told': (lines) => lines.slice(1),
  'a line is told twice': (lines) => [...lines.slice(0, 1), ...lines],
  'lines are told in another order': (lines) => lines.toReversed(),
  'something is said of another seat': (lines) =>
    lines.map((line) => ('seat' in line.values ? { ...line, values: { ...line.values, seat: { seat: 9 } } } : line)),
  'a move is left out': moves(first(() => [])),
  'a move is made twice': moves(first((move) => [move, move])),
  'a move counts one more': moves(first((move) => [{ ...move, count: move.count + 1 }])),
  'a move is of another piece': moves(first((move) => [{ ...move, piece: 'another' }])),
  'a move goes the other way': moves(first((move) => [{ ...move, from: move.to, to: move.from }])),
};

/** One mode is enough to see a lie: that with these options, or else defaults. */
const broken = (game: Game, change: Break, mode: Options = {}): Game => ({
  ...game,
  options: (given) =>
    game.meta.options.every(({ name, default: usual }) => given[name] === (mode[name] ?? usual))
      ? game.options(given)
      : { refusal: { clause: '', key: '', values: {} } },
  tell: (before, choice, after) => change(game.tell(before, choice, after)),
});

function expectFound(game: Game): void {
  const { wrong, missing, differences } = truthOf([game], 1);
  expect(wrong + missing).toBeGreaterThan(0);
  expect(differences[0]).toMatch(/match 0, .*\n {2}told: .*\n {2}true: /);
}

describe.each(NAMED)('$name: a lie is found', ({ game }) => {
  test.each(Object.entries(BREAKS))('%s', (_, change) => expectFound(broken(game, change)));
});

test('it is found if a card that the viewer may not know is named', () => {
  const name = moves((all) => all.map((move) => (move.piece === HIDDEN ? { ...move, piece: 'G0' } : move)));
  expectFound(broken(named('claim'), name));
});

test('it is found if what goes and comes is told as what came of it', () => {
  const back = ({ piece, from, to }: Move, all: readonly Move[]): number =>
    all.find((other) => other.piece === piece && other.from === to && other.to === from)?.count ?? 0;
  const netted = moves((all) =>
    all.map((move) => ({ ...move, count: move.count - back(move, all) })).filter(({ count }) => count > 0),
  );
  expectFound(broken(named('king-is-dead'), netted, { seats: 4 }));
});
