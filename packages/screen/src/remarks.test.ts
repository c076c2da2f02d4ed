import { claim } from '@interregnum/claim';
import type { Board as ClaimBoard } from '@interregnum/claim/board';
import { foreignKing } from '@interregnum/foreign-king';
import type { Board as ForeignKingBoard } from '@interregnum/foreign-king/board';
import type { LogLine, Values } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import type { Board as KingIsDeadBoard } from '@interregnum/king-is-dead/board';
import { expect, test } from 'vitest';
import { dealMatch, playedOn } from '../test/matches.ts';
import { localMatch, wording } from '../test/screens.ts';
import { claimScreen } from './games/claim.ts';
import { noticed as inClaim } from './games/claim-remarks.ts';
import { foreignKingScreen } from './games/foreign-king.ts';
import { noticed as inForeignKing } from './games/foreign-king-remarks.ts';
import { kingIsDeadScreen } from './games/king-is-dead.ts';
import { noticed as inKingIsDead } from './games/king-is-dead-remarks.ts';
import { remarkOn } from './remarks.ts';

const line = (key: string, values: Values = {}): LogLine => ({ key, values, moves: [] });

const warwick = (followers: object) =>
  ({ regions: { warwick: { control: null, ...followers } }, struggles: [] }) as unknown as KingIsDeadBoard;
const struggle = [
  line('pass'),
  line('struggle-won', { region: { term: 'region', id: 'warwick' }, faction: { term: 'faction', id: 'welsh' } }),
];
const kd = (before: object, earlier: object): string =>
  inKingIsDead(
    { lines: struggle, before: warwick(before), after: warwick({}), earlier: () => warwick(earlier) },
    wording('king-is-dead'),
  );

test('a struggle that the last card turned by one follower is noticed; one that was won before or by more is not', () => {
  expect(kd({ welsh: 3, scots: 2 }, { welsh: 2, scots: 2 })).toBe(
    'Warwick: turned at the last moment, by a single follower.',
  );
  expect(kd({ welsh: 3, scots: 2 }, { welsh: 4, scots: 2 })).toBe('');
  expect(kd({ welsh: 4, scots: 2 }, { welsh: 2, scots: 2 })).toBe('');
});

test('that power goes over to another faction is noticed once the one before held two regions', () => {
  const power = (winners: readonly string[]) =>
    ({ regions: {}, struggles: winners.map((winner) => ({ winner })) }) as unknown as KingIsDeadBoard;
  const told = (...before: string[]): string => {
    const boards = { before: power(before), after: power([...before, 'scots']) };
    return inKingIsDead({ lines: [], earlier: () => boards.before, ...boards }, wording('king-is-dead'));
  };
  expect(told('scots', 'welsh', 'welsh')).toBe('A change of power: Scots strongest now.');
  expect(told('welsh')).toBe('');
  expect(told('scots', 'welsh', 'scots')).toBe('');
});

const fk = (before: readonly number[], after: readonly number[], marker = 30): string => {
  const board = (scores: readonly number[]) =>
    ({ seats: scores.map((score) => ({ score })), king: { marker } }) as unknown as ForeignKingBoard;
  const boards = { before: board(before), after: board(after) };
  return inForeignKing({ lines: [], earlier: () => boards.before, ...boards }, wording('foreign-king'));
};

test('whoever overtakes the leader is noticed, and that the end has come near', () => {
  expect(fk([5, 3, 0], [5, 8, 0])).toBe('Ben takes the lead with 8 points.');
  expect(fk([5, 5, 0], [5, 8, 0])).toBe('');
  expect(fk([5, 3, 0], [9, 3, 0])).toBe('');
  expect(fk([9, 3, 0], [9, 6, 0], 9)).toBe('The end is near: the king’s marker is 3 steps away.');
});

const reply = (led: string, id: string, count: number, winner = 1): string => {
  const board = { led, phase: 1, score: [[], []] } as unknown as ClaimBoard;
  const seat = { seat: { seat: 1 } };
  const lines = [
    line('reply', { ...seat, card: { term: 'card', id, count } }),
    line('trick', { seat: { seat: winner } }),
  ];
  return inClaim({ lines, before: board, after: board, earlier: () => board }, wording('claim'));
};

test('a trick that a reply just won is noticed, and one that a Doppelganger won', () => {
  expect(reply('K6', 'knights', 7)).toBe('As close as can be: Ben could not have won with less.');
  expect(reply('K6', 'knights', 8)).toBe('');
  expect(reply('K6', 'knights', 5, 0)).toBe('');
  expect(reply('K6', 'doppelgangers', 7)).toBe('A Doppelganger to the rescue: Ben wins the trick.');
  expect(reply('K6', 'doppelgangers', 3, 0)).toBe('');
});

test('that the vote goes over to the other side is noticed in the second phase', () => {
  const board = (...score: readonly string[][]) => ({ led: 'K6', phase: 2, score }) as unknown as ClaimBoard;
  const turn = (before: ClaimBoard, after: ClaimBoard): string =>
    inClaim({ lines: [], before, after, earlier: () => before }, wording('claim'));
  const [ana, ben] = [board(['G1'], []), board(['G1'], ['K1', 'U1'])];
  expect(turn(ana, ben)).toBe('The vote turns: Ben leads 2–1.');
  expect(turn(ana, board(['G1', 'K1'], []))).toBe('');
});

const GAMES = [
  [kingIsDead, kingIsDeadScreen],
  [foreignKing, foreignKingScreen],
  [claim, claimScreen],
] as const;

test.each(GAMES.map(([game, screen]) => [game.meta.id, game, screen] as const))(
  'in %s something is noticed now and then, and of most turns nothing',
  (id, game, screen) => {
    let [noticed, turns] = [0, 0];
    for (const seed of ['tea', 'rose', 'oak', 'ash']) {
      const view = localMatch(playedOn(dealMatch(game, { seed }), Number.POSITIVE_INFINITY)).view(0);
      turns += view.turnEnds.length;
      for (const decision of view.choices.keys())
        if (remarkOn(screen as never, view, decision, wording(id)) !== '') noticed++;
    }
    expect(noticed).toBeGreaterThan(0);
    expect(noticed).toBeLessThan(turns / 6);
  },
);
