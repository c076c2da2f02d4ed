import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { Game, State } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { layoutOf } from './index.ts';

const GAMES = [kingIsDead, foreignKing, claim];

test('every game has a layout of its own, which is the same every time', () => {
  expect(new Set(GAMES.map((game) => layoutOf(game))).size).toBe(GAMES.length);
  for (const game of GAMES) expect(layoutOf({ ...game })).toBe(layoutOf(game));
});

test('a game that lays anything out otherwise has another layout', () => {
  const changed = (s: State): State => {
    s[s.length - 1] ^= 1;
    return s;
  };
  const others: Game[] = [
    { ...claim, size: claim.size + 1 },
    { ...claim, facts: claim.facts - 1 },
    { ...claim, setup: (...given) => changed(claim.setup(...given)) },
    { ...claim, redact: (...given) => changed(claim.redact(...given)) },
  ];
  for (const other of others) expect(layoutOf(other)).not.toBe(layoutOf(claim));
});
