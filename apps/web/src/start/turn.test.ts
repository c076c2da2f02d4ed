import { claim } from '@interregnum/claim';
import { FastRandom, type Game, type Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { commit, decideFor, isOver, openTable, seatToAct, type Table } from '@interregnum/table';
import { expect, test } from 'vitest';
import { awaitedAt } from './turn.ts';

const TIME = '2026-05-20T12:00:00.000Z';

function tableOf(game: Game, kinds: readonly string[], given: Options = {}): Table {
  const read = game.options(given);
  if (!('options' in read)) throw new Error('no such table');
  return openTable({
    game,
    options: read.options,
    players: kinds.map((kind, seat) => ({ name: `${kind} ${seat}`, kind })),
    seed: 'c'.repeat(64),
    salts: kinds.map(() => 'a'.repeat(64)),
    time: TIME,
  });
}

/** Plays on at random, until something holds. */
function playUntil(table: Table, holds: (table: Table) => boolean): Table {
  const random = new FastRandom('turns');
  let now = table;
  while (!holds(now)) {
    now = commit(
      decideFor(now, (seen) => now.game.pick(seen, random)),
      TIME,
    );
  }
  return now;
}

test('who plays alone against programs is told that it is their turn, or which of them thinks', () => {
  const table = tableOf(kingIsDead, ['human', 'squire']);
  expect(awaitedAt(table)).toBe('you');
  expect(awaitedAt(playUntil(table, (now) => seatToAct(now) === 1))).toEqual({ name: 'squire 1' });
});

test('where several people play, the one whose turn it is goes by name', () => {
  const table = tableOf(kingIsDead, ['human', 'human', 'page'], { seats: 3 });
  expect(awaitedAt(table)).toEqual({ name: 'human 0' });
});

test('a match that is over waits for nobody', () => {
  expect(awaitedAt(playUntil(tableOf(claim, ['human', 'page']), isOver))).toBeUndefined();
});
