import type { Note, NoteMoment } from '../note.ts';
import type { ForeignPosition } from './position.ts';

type Moment = NoteMoment<ForeignPosition>;

/** So near is the king's marker to the second score when the end is in sight. */
const NEAR = 6;
/** The price of a factory. */
const FACTORY = 3;

function isEndNear({ seen: { seats, king } }: Moment): boolean {
  const [, second] = seats.map(({ score }) => score).sort((a, b) => b - a);
  return king.marker - second <= NEAR;
}
const isBegin = ({ asked, drafted }: Moment): boolean => asked === 'start' && drafted.length === 0;
const own = ({ seen, seat }: Moment) => seen.seats[seat];

/** Notes for a first game of The Foreign King; what weighs more comes first. */
export const foreignKingNotes: readonly Note<ForeignPosition>[] = [
  { id: 'virtual', when: ({ asked }) => asked === 'virtual' },
  { id: 'intervene', when: ({ asked }) => asked === 'intervene' },
  { id: 'repay', when: (moment) => isBegin(moment) && isEndNear(moment) && own(moment).medals.down > 0 },
  { id: 'end-near', when: (moment) => isBegin(moment) && isEndNear(moment) },
  {
    id: 'loan',
    when: (moment) => isBegin(moment) && own(moment).francs < FACTORY && own(moment).medals.up > 0,
  },
  { id: 'pawns', when: (moment) => isBegin(moment) && own(moment).pawn !== null, isTaught: true },
];
