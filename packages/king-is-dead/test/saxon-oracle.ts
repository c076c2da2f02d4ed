import { legalChoices, newChoices, type State } from '@interregnum/kernel';
import { kingIsDead } from '../src/index.ts';
import {
  discOwner,
  followers,
  inSupply,
  modeOf,
  nextSaxonCard,
  regionAt,
  removeFollower,
  SPACES,
  setActor,
  setMode,
  struggles,
  swapA,
  swapB,
  swapNet,
  swapSeat,
} from '../src/state/index.ts';
import { FACTIONS, REGIONS } from '../src/terms.ts';

/**
 * KD-SOLO-5..11 word by word: list every legal resolution, measure all leads, keep what the clauses keep. It shares
 * nothing with saxons/, which looks for the same answer without listing anything.
 */

/** Something the Saxons could do: the state after it, and for a summon the choice. */
export interface Candidate {
  readonly after: State;
  readonly choice?: number;
}

export const prompt = (s: State): string => kingIsDead.prompt(s).key;

/** Followers by region and faction. */
const board = (s: State): number[][] =>
  REGIONS.map((_, region) => FACTIONS.map((_, faction) => followers(s, region, faction)));

/** What two resolutions of a card must have in common to be the same: followers, supply and what may be undone. */
export const resolutionKey = (s: State): string =>
  [board(s), FACTIONS.map((_, faction) => inSupply(s, faction)), swapSeat(s), swapA(s), swapB(s), swapNet(s)].join();

/** Every state in which the summon is asked, reached by any choices from here. */
export function untilSummon(s: State): State[] {
  if (prompt(s) === 'summon') return [s];
  return legalChoices(kingIsDead, s, newChoices()).flatMap((choice) => {
    const next = s.slice();
    kingIsDead.play(next, choice);
    return untilSummon(next);
  });
}

/** All legal resolutions of the Saxons' next card, as a second human seat would have them. */
export function resolutions(s: State): State[] {
  const human = s.slice();
  setMode(human, { ...modeOf(s), solo: false });
  setActor(human, 1);
  kingIsDead.play(human, nextSaxonCard(s));
  return untilSummon(human);
}

/** KD-SOLO-5 */
export const leadOf = (counts: readonly number[]): number => {
  const [highest, next] = [...counts].sort((a, b) => b - a);
  return highest - next;
};

/** What a candidate does to the face-up regions, in the order r1, r2, ... */
interface Effect {
  readonly candidate: Candidate;
  /** Leads before and after. */
  readonly L0: readonly number[];
  readonly L1: readonly number[];
  readonly changed: readonly boolean[];
}

function measure(before: State, candidate: Candidate): Effect {
  const order: number[] = [];
  for (let space = struggles(before); space < SPACES; space++) order.push(regionAt(before, space));
  const was = order.map((region) => board(before)[region]);
  const is = order.map((region) => board(candidate.after)[region]);
  const changed = order.map((_, i) => was[i].join() !== is[i].join());
  return { candidate, L0: was.map(leadOf), L1: is.map(leadOf), changed };
}

/** The members of a list that fit, or the whole list if none does. */
const ifAny = <T>(list: readonly T[], fits: (member: T) => boolean): readonly T[] =>
  list.some(fits) ? list.filter(fits) : list;

/** The order r2, r3, ..., C. */
const contestedLast = <T>([contested, ...below]: readonly T[]): T[] => [...below, contested];

/** KD-SOLO-8 and -9 */
function stepsTwoToFour(remaining: readonly Effect[], rules: number): readonly Effect[] {
  const inTurn = contestedLast([...remaining[0].L0.keys()]);
  // rules version 1 leaves C out of step 2.
  for (const i of rules === 1 ? inTurn.slice(0, -1) : inTurn) {
    const reducing = remaining.filter(({ L0, L1 }) => L1[i] < L0[i]);
    if (reducing.length > 0) return reducing;
  }
  const kept = ifAny(remaining, ({ L0, L1 }) => L1.every((lead, i) => lead <= L0[i]));
  const place = ({ changed }: Effect): number => {
    const inOrder = contestedLast(changed);
    return inOrder.includes(true) ? inOrder.indexOf(true) : inOrder.length;
  };
  const earliest = Math.min(...kept.map(place));
  return kept.filter((effect) => place(effect) === earliest);
}

/** KD-SOLO-6..9  The final candidates for a card. */
export function finalForCard(before: State, candidates: readonly Candidate[]): Candidate[] {
  const effects = candidates.map((candidate) => measure(before, candidate));
  const guarded = effects.filter(({ L1 }) => L1[0] <= 1);
  const remaining = guarded.length > 0 ? guarded : effects;
  const final = effects[0].L0[0] >= 2 && guarded.length > 0 ? guarded : stepsTwoToFour(remaining, modeOf(before).rules);
  return final.map(({ candidate }) => candidate);
}

/** KD-SOLO-11  The final candidates for a summon. */
export function finalForSummon(before: State): Candidate[] {
  const effects = REGIONS.flatMap((_, region) =>
    [0, 1, 2].flatMap((faction) => {
      if (followers(before, region, faction) === 0) return [];
      const after = before.slice();
      removeFollower(after, region, faction);
      return [measure(before, { after, choice: region * 4 + faction })];
    }),
  );
  const tying = effects.filter(({ L0, L1 }) => L0[0] >= 1 && L1[0] === 0);
  const unraised = ifAny(effects, ({ L0, L1 }) => L1[0] <= L0[0]);
  const final = tying.length > 0 ? tying : stepsTwoToFour(unraised, modeOf(before).rules);
  return final.map(({ candidate }) => candidate);
}

/** KD-SOLO-10  The spaces that negotiate exchanges, the first of which gets the disc; undefined without effect. */
export function negotiation(s: State): readonly [number, number] | undefined {
  const eligible = [];
  for (let space = struggles(s); space < SPACES; space++)
    if (discOwner(s, regionAt(s, space)) < 0) eligible.push(space);
  if (eligible.length < 2) return undefined;
  const [x, ...others] = eligible;
  const leadAt = (space: number): number => leadOf(board(s)[regionAt(s, space)]);
  const smallest = Math.min(...others.map(leadAt));
  return [x, others.find((space) => leadAt(space) === smallest) as number];
}
