import { foreignKing } from '@interregnum/foreign-king';
import type { Game } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { dealtMatch } from '../test/matches.ts';
import { type BareTable, inputOf, tableOf } from '../test/screens.ts';
import { foreignKingScreen } from './games/foreign-king.ts';
import { kingIsDeadScreen } from './games/king-is-dead.ts';
import { landingMarks } from './landing.ts';

const tableAt = (game: Game): BareTable => tableOf(dealtMatch(game));
const landings = (mark: string, table = tableAt(kingIsDead)): string[] =>
  [...landingMarks(kingIsDeadScreen, inputOf(table.client), mark)].sort();

const REGIONS = ['devon', 'essex', 'gwynedd', 'lancaster', 'moray', 'northumbria', 'strathclyde', 'warwick'];

test('a card lands where touching it would open something, and nothing is touched by that', () => {
  const table = tableAt(kingIsDead);
  expect(landings('assemble', table)).toEqual(REGIONS);
  expect(landings('welsh-support', table)).toEqual(['devon', 'lancaster', 'warwick']);
  expect(table.client.draft?.decisions).toEqual([]);
});

test('a card with one region to go to lands there', () => {
  expect(landings('scottish-support')).toEqual(['strathclyde']);
});

test('what is not open lands nowhere', () => {
  expect(landings('devon')).toEqual([]);
});

test('an action of The Foreign King lands in the provinces that it can be for', () => {
  const table = tableAt(foreignKing);
  expect(landingMarks(foreignKingScreen, inputOf(table.client), 'place').size).toBeGreaterThanOrEqual(9);
});
