import { type Heuristics, type Random, type State, size } from '@interregnum/kernel';
import {
  cardsInHand,
  controlledBy,
  copyPublic,
  ending,
  followersWord,
  HAND_SIZE,
  hides,
  inCourt,
  isSolo,
  latestWin,
  pileCard,
  playedOut,
  regionAt,
  SPACES,
  seatCount,
  setPileCard,
  struggles,
  turnsDone,
  unstableRegions,
  winners,
} from './state/index.ts';
import { setsOf } from './teams.ts';
import { COURT_FACTIONS, FACTIONS, NOT_ENDED, SAXON_SEAT } from './terms.ts';
import { pick, play } from './turn.ts';

const MOST_SEATS = 4;

/** How sure a faction is of a region it leads in, by its lead over the next one; all the less, the later the struggle. */
const SURE = [0, 0.62, 0.8, 0.9, 0.95, 0.97];
const TRUST = 0.93;
/** What a faction may hope for in a region that another one leads in, that is tied without it, or in which it ties. */
const HOPE_BEHIND = 0.3;
const HOPE_OUTSIDE = 0.08;
const HOPE_TIED = 0.25;
/** How likely a region becomes unstable, by the lead in it; and against the Saxons, who work towards that. */
const UNREST = [0.45, 0.15, 0.06, 0.06, 0.06, 0.06];
const UNREST_BY_SAXONS = [0.8, 0.7, 0.5, 0.3, 0.15, 0.1];
/** The unstable regions at which an invasion is as likely as not, and how fast it becomes certain beyond. */
const INVASION_AT = 2.6;
const INVASION_RISE = 3;
const INVASION_RISE_BY_SAXONS = 0.7;
/** What a card in hand is worth in followers, and in sets; and a follower of the second faction in those of the first. */
const CARD = 0.9;
const CARD_IN_SETS = 0.3;
const SECOND = 0.25;
const SET = 1.5;

/** By faction: the regions it may expect to control, and how likely it is to be the strongest. */
const expected = new Float64Array(FACTIONS.length);
const strongest = new Float64Array(FACTIONS.length);
const scores = new Float64Array(MOST_SEATS);

/** What the struggles to come will bring if the board stays as it is. Returns how many unstable regions to expect. */
function foresee(s: State): number {
  for (let f = 0; f < FACTIONS.length; f++) expected[f] = size(controlledBy(s, f)) + 0.02 * latestWin(s, f);
  const likely = isSolo(s) ? UNREST_BY_SAXONS : UNREST;
  let unrest = size(unstableRegions(s));
  let trust = 1;
  for (let space = struggles(s); space < SPACES; space++) {
    const lead = foreseeStruggle(followersWord(s, regionAt(s, space)), trust);
    unrest += likely[lead] * (lead === 0 ? trust : 1);
    trust *= TRUST;
  }
  return unrest;
}

/** KD-STRUGGLE-2, -3  One struggle, for the followers of a region. Returns the lead of the first faction, 5 for more. */
function foreseeStruggle(word: number, trust: number): number {
  let [most, next, leader] = [0, 0, 0];
  for (let f = 0; f < FACTIONS.length; f++) {
    const count = (word >>> (f * 8)) & 0xff;
    if (count > most) {
      next = most;
      most = count;
      leader = f;
    } else if (count > next) next = count;
  }
  const lead = Math.min(most - next, SURE.length - 1);
  if (lead === 0) {
    for (let f = 0; f < COURT_FACTIONS.length; f++)
      expected[f] += most > 0 && ((word >>> (f * 8)) & 0xff) === most ? HOPE_TIED : HOPE_OUTSIDE;
    return lead;
  }
  const sure = SURE[lead] * trust + (1 - trust) * HOPE_BEHIND;
  for (let f = 0; f < FACTIONS.length; f++) expected[f] += f === leader ? sure : (1 - sure) * HOPE_BEHIND;
  return lead;
}

/** KD-RANK-1  How likely each faction is to end up the strongest: the fewer struggles are left, the surer. */
function rankFactions(s: State): void {
  const certainty = 1 + 6 / (SPACES - struggles(s) + 1);
  let sum = 0;
  for (let f = 0; f < COURT_FACTIONS.length; f++) {
    strongest[f] = Math.exp(certainty * (expected[f] - 3));
    sum += strongest[f];
  }
  for (let f = 0; f < COURT_FACTIONS.length; f++) strongest[f] /= sum;
}

/** Shares out a chance over the seats by their `scores`. */
function shareOut(seats: number, chance: number, shares: Float64Array): void {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    scores[seat] = Math.exp(scores[seat]);
    sum += scores[seat];
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] += (chance * scores[seat]) / sum;
}

/** KD-END-COR-1, -2, KD-END-INV-1  What the courts are worth, for every faction that may be the strongest, and in an invasion. */
function judgeCourts(s: State, seats: number, invasion: number, shares: Float64Array): void {
  let cards = 0;
  for (let seat = 0; seat < seats; seat++) cards += cardsInHand(s, seat);
  // The more cards are still to be played, the less a lead says.
  const weight = 2 / (1 + 0.12 * cards);
  for (let f = 0; f < COURT_FACTIONS.length; f++) {
    const [one, other] = [(f + 1) % 3, (f + 2) % 3];
    const likely = strongest[one] / (strongest[one] + strongest[other]);
    for (let seat = 0; seat < seats; seat++) {
      const second = likely * inCourt(s, seat, one) + (1 - likely) * inCourt(s, seat, other);
      scores[seat] = weight * (inCourt(s, seat, f) + SECOND * second + CARD * cardsInHand(s, seat));
    }
    shareOut(seats, strongest[f] * (1 - invasion), shares);
  }
  if (isSolo(s)) {
    // KD-SOLO-13: an invasion is lost.
    shares[SAXON_SEAT] += invasion;
    return;
  }
  for (let seat = 0; seat < seats; seat++)
    scores[seat] = weight * SET * (setsOf(s, seat) + CARD_IN_SETS * cardsInHand(s, seat));
  shareOut(seats, invasion, shares);
}

/** KD-TEAM-1  What one of a team wins, both win. */
function joinTeams(shares: Float64Array): void {
  shares[0] += shares[2];
  shares[1] += shares[3];
  shares[2] = shares[0];
  shares[3] = shares[1];
}

function judge(s: State, shares: Float64Array): void {
  const seats = seatCount(s);
  shares.fill(0);
  if (ending(s) === NOT_ENDED) {
    const rise = isSolo(s) ? INVASION_RISE_BY_SAXONS : INVASION_RISE;
    const invasion = 1 / (1 + Math.exp(-rise * (foresee(s) - INVASION_AT)));
    rankFactions(s);
    judgeCourts(s, seats, invasion, shares);
  } else {
    const won = winners(s);
    for (let seat = 0; seat < seats; seat++) shares[seat] = ((won >>> seat) & 1) / size(won);
  }
  if (seats === MOST_SEATS) joinTeams(shares);
}

/** Turns that are played on before a position is judged. */
const HORIZON = 2;

function nobodyHasCards(s: State): boolean {
  for (let seat = 0; seat < seatCount(s); seat++) if (!playedOut(s, seat)) return false;
  return true;
}

/** KD-PASS-7  Once no seat has a card left, only passes follow, and the result is certain. */
function playOut(s: State, random: Random): void {
  const last = turnsDone(s) + HORIZON;
  while (ending(s) === NOT_ENDED && (turnsDone(s) < last || nobodyHasCards(s))) play(s, pick(s, random));
}

/** All choices look alike at first sight: most of them only show what they are worth when the turn is complete. */
function weigh(_: State, __: unknown, count: number, weights: Float64Array): void {
  weights.fill(1, 0, count);
}

/** What everybody saw: what lies on the piles was played in the open, even if `memory` hides it from view. */
function copyKnown(from: State, into: State): void {
  copyPublic(from, into);
  for (let seat = 0; seat < seatCount(from); seat++)
    for (let height = 0; height < HAND_SIZE; height++) setPileCard(into, seat, height, pileCard(from, seat, height));
}

/** Cards in two open hands with which all that may happen is seldom more than some hundred thousand positions. */
const FEW_CARDS = 3;

const isLate = (s: State): boolean =>
  seatCount(s) === 2 && !hides(s) && cardsInHand(s, 0) + cardsInHand(s, 1) <= FEW_CARDS;

export const heuristics: Heuristics = { judge, playOut, weigh, copyPublic: copyKnown, isLate };
