import { type Bits, bit, has, type Message, members, type Seat, type State, size } from '@interregnum/kernel';
import { NO_FACTION } from './ranking.ts';
import { reason } from './reason-lines.ts';
import { leadIn } from './saxons/lead.ts';
import {
  controlledBy,
  followers,
  followersWord,
  inCourt,
  isSolo,
  isUnstable,
  regionAt,
  SPACES,
  seatCount,
  struggles,
  unstableRegions,
} from './state/index.ts';
import { majority } from './struggle.ts';
import { partyOf, setsOf } from './teams.ts';
import { COURT_FACTIONS, FACTIONS, VIKINGS } from './terms.ts';
import { factionTerm, regionTerm } from './words.ts';

/** What changed in the regions, the nearest struggle first in each list. */
interface Changes {
  /** The seat stands better there than before. */
  readonly gains: readonly Message[];
  /** A lead that suits it has grown, or one that does not has shrunk. */
  readonly progress: readonly Message[];
  /** All others. */
  readonly rest: readonly Message[];
}

/** The factions that a party has most of at court: what is good for them is good for it. */
export function causeOf(s: State, seat: Seat): Bits {
  const counts = COURT_FACTIONS.map((faction) =>
    members(partyOf(s, seat)).reduce((sum, ally) => sum + inCourt(s, ally, faction), 0),
  );
  const most = Math.max(...counts);
  return counts.reduce((set, count, faction) => (count === most ? set | bit(faction) : set), 0);
}

/** The seats that a seat plays against. */
export const rivalsOf = (s: State, seat: Seat): Seat[] =>
  Array.from({ length: seatCount(s) }, (_, other) => other).filter((other) => !has(partyOf(s, seat), other));

/** The highest of what the rivals of a seat have. */
export const mostOfRivals = (s: State, seat: Seat, of: (s: State, rival: Seat) => number): number =>
  Math.max(...rivalsOf(s, seat).map((rival) => of(s, rival)));

/** What a seat wants of the regions. */
interface Wish {
  /** Its cause. */
  readonly cause: Bits;
  /** KD-END-INV-1  It has more sets than any rival, so that an invasion is welcome; solo it never is (KD-SOLO-13). */
  readonly invasion: boolean;
}

const wishOf = (s: State, seat: Seat): Wish => ({
  cause: causeOf(s, seat),
  invasion: !isSolo(s) && setsOf(s, seat) > mostOfRivals(s, seat, setsOf),
});

/** How a region stands for a cause: Vikings lead, a tie serves the Saxons, others lead or tie, a good tie, it leads. */
function standing(s: State, region: number, { cause, invasion }: Wish): number {
  const leader = majority(s, region);
  if (leader === VIKINGS) return 0;
  if (leader !== NO_FACTION) return has(cause, leader) ? 4 : 2;
  if (isSolo(s)) return 1;
  return invasion || firstOfAll(s, region).some((faction) => has(cause, faction)) ? 3 : 2;
}

/** The factions with the most followers in a region; none where no follower stands. */
function firstOfAll(s: State, region: number): number[] {
  const counts = FACTIONS.map((_, faction) => followers(s, region, faction));
  const most = Math.max(...counts);
  return most === 0 ? [] : [...counts.keys()].filter((faction) => counts[faction] === most);
}

/** Who leads in an open region, or who are level there. */
function ofOpenRegion(before: State, after: State, region: number, cause: Bits): Message {
  const first = firstOfAll(after, region);
  if (first.length === 0) return reason('deserted', { region: regionTerm(region) });
  const count = followers(after, region, first[0]);
  if (first.length === 1) {
    const others = count - leadIn(after, region);
    return reason('leads', { faction: factionTerm(first[0]), region: regionTerm(region), count, others });
  }
  const wasFirst = firstOfAll(before, region);
  const own = first.find((faction) => has(cause, faction) && !wasFirst.includes(faction));
  if (own === undefined) return reason('tied', { region: regionTerm(region), count });
  return reason('caught-up', { faction: factionTerm(own), region: regionTerm(region), count });
}

/** Whether a lead has changed by as much as a follower in the seat's favour, though no other faction leads. */
const isProgress = (before: State, after: State, region: number, cause: Bits): boolean => {
  const leader = majority(after, region);
  if (leader === NO_FACTION) return false;
  const growth = leadIn(after, region) - leadIn(before, region);
  return has(cause, leader) || (isSolo(after) && leader !== VIKINGS) ? growth > 0 : growth < 0;
};

/** KD-STRUGGLE-2, -3  What came of a struggle. */
function ofStruggle(s: State, region: number): Message {
  if (isUnstable(s, region)) return reason('unstable', { region: regionTerm(region), count: size(unstableRegions(s)) });
  const faction = FACTIONS.findIndex((_, f) => has(controlledBy(s, f), region));
  const count = size(controlledBy(s, faction));
  return reason('takes', { faction: factionTerm(faction), region: regionTerm(region), count });
}

/** Whether that is as it was wished. */
const suits = (s: State, region: number, { cause, invasion }: Wish): boolean =>
  isUnstable(s, region)
    ? invasion
    : COURT_FACTIONS.some((faction) => has(cause, faction) && has(controlledBy(s, faction), region));

/** What has changed in the regions, in the order of their struggles. */
export function changesOfRegions(before: State, after: State, seat: Seat): Changes {
  const wish = wishOf(after, seat);
  const changes = { gains: [] as Message[], progress: [] as Message[], rest: [] as Message[] };
  for (let space = struggles(before); space < struggles(after); space++) {
    const region = regionAt(after, space);
    (suits(after, region, wish) ? changes.gains : changes.rest).push(ofStruggle(after, region));
  }
  for (let space = struggles(after); space < SPACES; space++) {
    const region = regionAt(after, space);
    if (followersWord(before, region) === followersWord(after, region)) continue;
    const told = ofOpenRegion(before, after, region, wish.cause);
    const [was, is] = [before, after].map((s) => standing(s, region, wish));
    if (is > was) changes.gains.push(told);
    else if (is === was && isProgress(before, after, region, wish.cause)) changes.progress.push(told);
    else changes.rest.push(told);
  }
  return changes;
}
