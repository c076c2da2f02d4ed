import { has, MAX_REASONS, type Message, type Seat, type State, size } from '@interregnum/kernel';
import { outcome } from './explain.ts';
import { reason } from './reason-lines.ts';
import { causeOf, changesOfRegions, mostOfRivals, rivalsOf } from './reasons-regions.ts';
import {
  actor,
  cardsInHand,
  controlledBy,
  inCourt,
  isBetweenTurns,
  isSolo,
  pileSize,
  regionAt,
  SPACES,
  saxonsAct,
  struggles,
  turnsDone,
} from './state/index.ts';
import { majority } from './struggle.ts';
import { setsOf } from './teams.ts';
import { COURT_FACTIONS, REGIONS } from './terms.ts';
import { factionTerm, regionTerm } from './words.ts';

export { REASON_KEYS } from './reason-lines.ts';

/** As many regions are told before the court is: either may decide. */
const REGIONS_FIRST = 2;

/** Reasons for a turn: regions that it turned, what it brought to court, and what it saved. All of it is public. */
export function reasons(before: State, after: State, seat: Seat): readonly Message[] {
  const { gains, progress, rest } = changesOfRegions(before, after, seat);
  const court = ofCourt(before, after, seat);
  const told = [
    ...ofEnd(before, after, seat),
    ...gains.slice(0, REGIONS_FIRST),
    ...court,
    ...ofSets(before, after, seat),
    ...ofStrength(before, after, seat),
    ...ofTrack(before, after),
    ...gains.slice(REGIONS_FIRST),
    ...progress,
    ...(passed(before, after, seat) ? ofHand(after, seat) : []),
  ];
  if (told.length > 0) return told.slice(0, MAX_REASONS);
  const spent = cardsInHand(after, seat) < cardsInHand(before, seat);
  return [...rest, ...(spent ? ofHand(after, seat) : [])].slice(0, MAX_REASONS);
}

function ofEnd(before: State, after: State, seat: Seat): Message[] {
  const end = outcome(after);
  if (end === undefined || outcome(before) !== undefined || !end.winners.includes(seat)) return [];
  return [reason(end.shared ? 'shares' : 'wins')];
}

/** KD-END-COR-1  The follower summoned, and how the seat then stands against its rivals. */
function ofCourt(before: State, after: State, seat: Seat): Message[] {
  return COURT_FACTIONS.filter((f) => inCourt(after, seat, f) > inCourt(before, seat, f)).map((f) => {
    const count = inCourt(after, seat, f);
    const others = mostOfRivals(after, seat, (s, rival) => inCourt(s, rival, f));
    const key = count > others ? 'court-most' : count === others ? 'court-level' : 'court-behind';
    return reason(key, { faction: factionTerm(f), count, others });
  });
}

/** KD-END-INV-1, KD-TEAM-3  A set completed, but not by plot at the end; solo it is worth nothing (KD-SOLO-13). */
function ofSets(before: State, after: State, seat: Seat): Message[] {
  const count = setsOf(after, seat);
  if (isSolo(after) || outcome(after) !== undefined || count <= setsOf(before, seat)) return [];
  return [reason('sets', { count, others: mostOfRivals(after, seat, setsOf) })];
}

/** The regions in which a faction leads; no follower stands in a resolved one. */
const led = (s: State, faction: number): number =>
  REGIONS.filter((_, region) => majority(s, region) === faction).length;

/** KD-RANK-1  What a faction that one has most of at court controls and leads in, if that is more than before. */
function ofStrength(before: State, after: State, seat: Seat): Message[] {
  const cause = causeOf(after, seat);
  const strength = (s: State, f: number): number => size(controlledBy(s, f)) + led(s, f);
  const risen = COURT_FACTIONS.find((f) => has(cause, f) && strength(after, f) > strength(before, f));
  if (risen === undefined) return [];
  return [
    reason('strength', {
      faction: factionTerm(risen),
      count: size(controlledBy(after, risen)),
      leads: led(after, risen),
    }),
  ];
}

/** KD-CARD-NEGOTIATE-1  Two region cards that changed places. */
function ofTrack(before: State, after: State): Message[] {
  const spaces = Array.from({ length: SPACES }, (_, space) => space);
  const moved = spaces.filter((space) => regionAt(before, space) !== regionAt(after, space));
  if (moved.length !== 2) return [];
  const [a, b] = moved.map((space) => regionTerm(regionAt(after, space)));
  return [reason('sooner', { a, b })];
}

/** Whether a seat has passed, so that no card of its hand was spent. */
const passed = (before: State, after: State, seat: Seat): boolean =>
  isBetweenTurns(before) &&
  actor(before) === seat &&
  pileSize(before, seat) === pileSize(after, seat) &&
  // KD-SOLO-3: while the Saxons act, the turn of the pass is not over.
  (turnsDone(after) > turnsDone(before) || saxonsAct(after));

/** The cards left, against those of the rivals; solo, against the struggles to come. */
function ofHand(after: State, seat: Seat): Message[] {
  const count = cardsInHand(after, seat);
  if (isSolo(after)) return [reason('keeps-solo', { count, struggles: SPACES - struggles(after) })];
  const others = mostOfRivals(after, seat, cardsInHand);
  return [reason('keeps', { count, others, rivals: rivalsOf(after, seat).length })];
}
