import type { Bits, State } from '@interregnum/kernel';
import { assemble } from '../cards/assemble.ts';
import { manoeuvre } from '../cards/manoeuvre.ts';
import { outmanoeuvre } from '../cards/outmanoeuvre.ts';
import { englishSupport, scottishSupport, welshSupport } from '../cards/support.ts';
import { ALL_REGIONS } from '../map.ts';
import { chosenCount, effect } from '../state/index.ts';
import type { Step } from '../step.ts';
import { COURT_FACTIONS, cardNumber } from '../terms.ts';
import { aimCard, aimSummon, type Narrowing } from './aim.ts';
import { narrowAssemble } from './assemble.ts';
import { narrowSummon, narrowSupport } from './one-region.ts';
import { narrowFallback, narrowGiver, narrowManoeuvre, narrowPair, narrowRegion, narrowSecond } from './swaps.ts';

export type { Narrowing } from './aim.ts';
export { negotiateForSaxons, tellNegotiation } from './negotiate.ts';

/** The last of the three supports in card order. */
const ENGLISH_SUPPORT = cardNumber('english-support');

/** For every step of the cards the Saxons play, but negotiate (KD-SOLO-10), how it is narrowed. */
const NARROWINGS = new Map<Step, Narrowing>();
for (const [faction, card] of [scottishSupport, welshSupport, englishSupport].entries()) {
  NARROWINGS.set(card.ways[0][0], (s, regions, unsettled) => narrowSupport(s, regions, unsettled, faction));
}
for (const faction of COURT_FACTIONS) {
  NARROWINGS.set(assemble.ways[0][faction], (s, regions) => narrowAssemble(s, regions, faction));
}
for (const [steps, narrowings] of [
  [manoeuvre.ways[0], [narrowManoeuvre, narrowSecond]],
  [outmanoeuvre.ways[0], [narrowGiver, narrowRegion, narrowPair]],
  [outmanoeuvre.ways[1], [narrowFallback, narrowSecond]],
] as const) {
  for (const [number, narrowing] of narrowings.entries()) NARROWINGS.set(steps[number], narrowing);
}

/** How a step is narrowed when the Saxons take it; undefined for steps they never come to. */
export const narrowingOf = (step: Step | undefined): Narrowing | undefined => step && NARROWINGS.get(step);

/** The regions that a card can change: those offered to a support, any by the other cards. */
const reachOf = (s: State, offered: Bits): Bits => (effect(s) <= ENGLISH_SUPPORT ? offered : ALL_REGIONS);

/** KD-SOLO-12  What the human may choose for the Saxons. With the first choice of a card its aim is taken. */
export const narrowed = (s: State, narrow: Narrowing, offered: Bits): Bits =>
  chosenCount(s) === 0 ? aimCard(s, narrow, offered, reachOf(s, offered)) : narrow(s, offered, 0);

/** KD-SOLO-11, -12 */
export const narrowedSummons = (s: State, offered: Bits): Bits => aimSummon(s, narrowSummon, offered, ALL_REGIONS);
