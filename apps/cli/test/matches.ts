import { GAMES } from '@interregnum/games/all';
import { FastRandom, type Game, type Options } from '@interregnum/kernel';
import { commit, decideFor, isOver, type Table } from '@interregnum/table';
import { dealtTable } from '../src/play/players.ts';
import { optionsOf } from './tables.ts';

export const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'];
export const TIME = '2026-01-02T03:04:05.678Z';

export function gameOf(id: string): Game {
  const game = GAMES.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** A table at which people, or others of a kind, have taken so many turns at random; by default all. */
export function tableAfter(id: string, turns = Number.POSITIVE_INFINITY, given: Options = {}, kind = 'human'): Table {
  const game = gameOf(id);
  const options = optionsOf(game, given);
  const players = NAMES.slice(0, Number(options.seats)).map((name) => ({ name, kind }));
  const random = new FastRandom(id);
  let table = dealtTable({ game, options, players }, TIME, id);
  for (let turn = 0; turn < turns && !isOver(table); turn++) {
    table = commit(
      decideFor(table, (seen) => game.pick(seen, random)),
      TIME,
    );
  }
  return table;
}
