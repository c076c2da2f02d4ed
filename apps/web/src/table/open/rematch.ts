import type { Game, Options } from '@interregnum/kernel';
import { areKnown, type MatchView } from '@interregnum/match';
import type { Player } from '@interregnum/record';
import { namesBeginner, seatedFrom } from '../../new-table/seating.ts';

/** Those who sat down at the start: who has resigned since then is one of them, and not the bot that plays on. */
export const playersAtStart = ({ names, start }: Pick<MatchView, 'names' | 'start'>): Player[] =>
  names.map((name, seat) => ({ name, kind: start.seats[seat] }));

/** Whether all who played can play here again. */
export const canPlayAgain = ({ game, start }: Pick<MatchView, 'game' | 'start'>): boolean =>
  areKnown(start.seats, game, start.options);

/** Who sits where in the next match. Where the first seat begins, it is the next one's turn to. */
export const seatedAgain = <T>(game: Game, options: Options, players: readonly T[]): readonly T[] =>
  namesBeginner(game, options) ? seatedFrom(players, 1) : players;
