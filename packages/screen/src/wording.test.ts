import { tableText } from '@interregnum/texts';
import { expect, test } from 'vitest';
import { seatNames } from './wording.ts';

const names = (...seats: { kind: string; name?: string }[]): string[] => seatNames(seats, tableText('en'));

test('people have their names, bots their levels, and an open seat its number', () => {
  expect(names({ kind: 'human', name: 'Ana' }, { kind: 'page-20' }, { kind: 'nobody' })).toEqual([
    'Ana',
    'Page',
    'Player 3',
  ]);
  expect(names({ kind: 'human', name: 'Ana' }, { kind: 'saxons' })).toEqual(['Ana', 'Saxons']);
});

test('those of one name are told apart, and an open seat changes nobody’s name', () => {
  expect(names({ kind: 'human', name: 'Ana' }, { kind: 'human', name: 'Ana' })).toEqual(['Ana 1', 'Ana 2']);
  expect(names({ kind: 'nobody' }, { kind: 'human', name: 'Player 1' })).toEqual(['Player 1 (1)', 'Player 1']);
});
