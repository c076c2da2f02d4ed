import type { Note, NoteMoment } from '../note.ts';
import type { KingPosition } from './position.ts';

type Moment = NoteMoment<KingPosition>;

/** Cards in a whole hand. */
const HAND = 8;

const unstable = ({ seen }: Moment): number =>
  Object.values(seen.regions).filter(({ control }) => control === 'unstable').length;
/** Whether a turn is just begun. */
const isBegin = ({ asked, drafted }: Moment): boolean => asked === 'turn' && drafted.length === 0;

/** Whether every rival has at least two cards more. */
function isShortOfCards({ seen: { hands }, seat }: Moment): boolean {
  const own = hands[seat].length;
  return hands.every((hand, other) => other === seat || hand.length >= own + 2);
}

/** Notes for a first game of The King Is Dead; what weighs more comes first. */
export const kingIsDeadNotes: readonly Note<KingPosition>[] = [
  { id: 'unstable-twice', when: (moment) => isBegin(moment) && unstable(moment) === 2 },
  { id: 'unstable-once', when: (moment) => isBegin(moment) && unstable(moment) === 1 },
  {
    id: 'last-pass',
    when: (moment) => isBegin(moment) && moment.seen.passes > 0 && moment.seen.passes === moment.seen.hands.length - 1,
  },
  { id: 'last-word', when: (moment) => isBegin(moment) && isShortOfCards(moment) },
  { id: 'hand', when: (moment) => isBegin(moment) && moment.seen.hands[moment.seat].length === HAND },
  { id: 'support', when: ({ drafted, asked }) => asked === 'place' && (drafted[0] ?? '').endsWith('-support') },
  { id: 'summon', when: ({ asked }) => asked === 'summon', isTaught: true },
];
