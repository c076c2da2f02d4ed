import type { Game, Options } from '@interregnum/kernel';
import type { Player } from '@interregnum/record';
import { botOfKind, HUMAN } from '@interregnum/sitting';
import { namesBeginner, seatedFrom } from '../new-table/seating.ts';

/** Whether all who played can play here again: records of other programs may name players that nobody is here. */
export const canPlayAgain = (game: Game, options: Options, players: readonly Player[]): boolean =>
  players.every(
    ({ kind }, seat) => kind === HUMAN || kind === game.ownKind(options, seat) || botOfKind(kind) !== undefined,
  );

/** Who sits where in the next match. Where the first seat begins, it is the next one's turn to. */
export const seatedAgain = (game: Game, options: Options, players: readonly Player[]): readonly Player[] =>
  namesBeginner(game, options) ? seatedFrom(players, 1) : players;
