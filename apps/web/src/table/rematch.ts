import type { Header, Player } from '@interregnum/record';
import { botOfKind, HUMAN, SAXONS } from '@interregnum/sitting';
import type { GameId } from '../games/index.ts';
import { namesBeginner, seatedFrom } from '../new-table/seating.ts';

type Played = Pick<Header, 'options' | 'seats'>;

/** Whether all who played can play here again: records of other programs may name players that nobody is here. */
export const canPlayAgain = ({ options, seats }: Played): boolean =>
  seats.every(
    ({ kind }) => kind === HUMAN || (kind === SAXONS && options.solo === true) || botOfKind(kind) !== undefined,
  );

/** Who sits where in the next match. Where the first seat begins, it is the next one's turn to. */
export const seatedAgain = (game: GameId, { options, seats }: Played): readonly Player[] =>
  namesBeginner(game, options) ? seatedFrom(seats, 1) : seats;
