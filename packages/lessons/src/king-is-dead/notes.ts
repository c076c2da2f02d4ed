import type { Note, NoteMoment } from '../note.ts';
import type { KingPosition } from './position.ts';

type Moment = NoteMoment<KingPosition>;

/** Cards in a whole hand. */
const HAND = 8;
/** Of so many regions the strongest faction may have no more in the end. */
const MANY = 2;
const FACTIONS = ['scots', 'welsh', 'english'];

const unstable = ({ seen }: Moment): number =>
  Object.values(seen.regions).filter(({ control }) => control === 'unstable').length;
/** Whether two factions are the strongest by now. */
function isLevelAhead({ seen }: Moment): boolean {
  const controls = Object.values(seen.regions).map(({ control }) => control);
  const [most, next] = FACTIONS.map((each) => controls.filter((control) => control === each).length).sort(
    (a, b) => b - a,
  );
  return most === next && most >= MANY;
}
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
  { id: 'strongest-tied', when: (moment) => isBegin(moment) && isLevelAhead(moment) },
  { id: 'hand', when: (moment) => isBegin(moment) && moment.seen.hands[moment.seat].length === HAND },
  { id: 'support', when: ({ drafted, asked }) => asked === 'place' && (drafted[0] ?? '').endsWith('-support') },
  { id: 'negotiate', when: ({ asked }) => asked === 'negotiate-first' },
  { id: 'manoeuvre', when: ({ asked }) => asked === 'swap-first' },
  { id: 'outmanoeuvre', when: ({ asked }) => asked === 'outmanoeuvre-one' },
  { id: 'summon', when: ({ asked }) => asked === 'summon', isTaught: true },
];
