import { kingIsDead } from '@interregnum/king-is-dead';
import { boardOf } from '@interregnum/king-is-dead/board';
import { expect, test } from 'vitest';
import { dealMatch } from '../../test/matches.ts';
import { kingIsDeadScreen } from './king-is-dead.ts';

const { isDrawn } = kingIsDeadScreen;
const board = boardOf(dealMatch(kingIsDead).state);
const MARKS = ['assemble', 'welsh-support', 'moray', 'scots', 'moray scots', 'pass', 'seat 1', 'supply', 'court'];

test('regions are drawn, cards where a turn begins, and nothing else', () => {
  expect(MARKS.filter((mark) => isDrawn(mark, 'turn', board))).toEqual(['assemble', 'welsh-support', 'moray']);
  expect(MARKS.filter((mark) => isDrawn(mark, 'summon', board))).toEqual(['moray']);
});
