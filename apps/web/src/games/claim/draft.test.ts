import type { Board } from '@interregnum/claim/board';
import { expect, test } from 'vitest';
import { drafted } from './draft.ts';

const BEFORE: Board = {
  phase: 1,
  trick: 11,
  leader: 0,
  toPlay: 1,
  shown: 'U4',
  led: 'G2',
  hands: [
    ['?', '?'],
    ['G0', 'G1', 'D0'],
  ],
  won: [[], []],
  drawn: [[], []],
  score: [[], []],
  discard: [],
  voids: ['', ''],
  deck: ['?'],
};

const isChosen = () => false;

test('nothing is played while nothing is drafted', () => {
  expect(drafted({ committed: BEFORE, board: BEFORE, isChosen })).toBeUndefined();
});

test('the card that left the hand is played', () => {
  const board: Board = { ...BEFORE, trick: 12, toPlay: 0, led: null, hands: [BEFORE.hands[0], ['G0', 'D0']] };
  expect(drafted({ committed: BEFORE, board, isChosen })).toEqual({ seat: 1, card: 'G1' });
});

test('the last card of a phase is known by being the last', () => {
  const committed: Board = { ...BEFORE, trick: 13, hands: [[], ['D0']] };
  const board: Board = { ...committed, phase: 2, trick: 1, led: null, toPlay: 0, hands: [['?'], ['D0', 'D1']] };
  expect(drafted({ committed, board, isChosen })).toEqual({ seat: 1, card: 'D0' });
});

test('a card that was chosen is played although the position does not show it yet', () => {
  const choosing = (mark: string) => mark === 'G1';
  expect(drafted({ committed: BEFORE, board: BEFORE, isChosen: choosing })).toEqual({ seat: 1, card: 'G1' });
});
