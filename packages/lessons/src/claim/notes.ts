import type { Note, NoteMoment } from '../note.ts';
import type { ClaimPosition } from './position.ts';

type Moment = NoteMoment<ClaimPosition>;

const holds = ({ seen, seat }: Moment, faction: string): boolean =>
  seen.hands[seat].some((card) => card.startsWith(faction));
/** Whether the other seat has led a card of a faction in a phase. */
const isLed = ({ seen: { led, phase } }: Moment, faction: string, inPhase = phase): boolean =>
  led?.[0] === faction && phase === inPhase;

/** Notes for a first game of Claim; what weighs more comes first. */
export const claimNotes: readonly Note<ClaimPosition>[] = [
  { id: 'second-phase', when: ({ seen }) => seen.phase === 2 },
  { id: 'undead', when: (moment) => isLed(moment, 'U', 1), isTaught: true },
  { id: 'dwarf', when: (moment) => isLed(moment, 'D', 2), isTaught: true },
  { id: 'double-led', when: (moment) => isLed(moment, 'X') && holds(moment, 'X') },
  { id: 'knight-first', when: (moment) => isLed(moment, 'G') && holds(moment, 'K') && holds(moment, 'G') },
  // Whoever does not lead has lost the trick before, and drawn just now.
  {
    id: 'drawn',
    when: ({ seen, seat }) => seen.phase === 1 && seen.drawn[seat].length > 0 && seen.leader !== seat,
  },
  { id: 'followers', when: ({ seen }) => seen.phase === 1 && seen.trick > 1 },
  { id: 'follow', when: (moment) => moment.seen.led !== null && holds(moment, moment.seen.led[0]), isTaught: true },
];
