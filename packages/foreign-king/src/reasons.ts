import { MAX_REASONS, type Message, type Seat, type State } from '@interregnum/kernel';
import { secondScore } from './endings.ts';
import { outcome } from './explain.ts';
import { finalPart } from './final-scoring.ts';
import { reason } from './reason-lines.ts';
import {
  atStake,
  drawnLevel,
  factoriesStopped,
  majoritiesBroken,
  majoritiesRaised,
  majoritiesWon,
  mostOfOthers,
  provincesChanged,
} from './reasons-provinces.ts';
import {
  francs,
  kingAt,
  marker,
  medals,
  medalsDown,
  members,
  pendingSeat,
  phase,
  score,
  seatCount,
  seatInOrder,
} from './state/index.ts';
import { OVER } from './terms.ts';
import { francsTerm, pointsTerm, provinceTerm } from './words.ts';

export { REASON_KEYS } from './reason-lines.ts';

/** As many majorities are told before bonuses and money are. */
const MAJORITIES_FIRST = 2;
/** From here on the end is near: the king's marker is so far above the second score, or less. */
const NEAR = 6;

/** Reasons for a turn: points, then majorities, bonuses and money. Everything is public (FK-SETUP-10). */
export function reasons(before: State, after: State, seat: Seat): readonly Message[] {
  const majorities = [
    ...majoritiesWon(before, after, seat),
    ...majoritiesBroken(before, after, seat),
    ...majoritiesRaised(before, after, seat),
    ...drawnLevel(before, after, seat),
  ];
  const bonuses = ofBonuses(before, after, seat);
  const told = [
    ...ofPoints(before, after, seat),
    ...atStake(before, after, seat),
    ...majorities.slice(0, MAJORITIES_FIRST),
    ...bonuses,
    ...ofHoldings(before, after, seat, bonuses),
    ...ofMoney(before, after, seat),
    ...ofMarker(before, after),
    ...ofOrder(before, after, seat),
    ...majorities.slice(MAJORITIES_FIRST),
  ];
  const others = [
    ...factoriesStopped(before, after),
    ...ofKing(before, after),
    ...provincesChanged(before, after, seat),
    ...ofLoans(before, after, seat),
  ];
  return (told.length > 0 ? told : others).slice(0, MAX_REASONS);
}

/** FK-SCORE-4, FK-FINAL-9  Points gained, and where the seat then stands; at the end, that it has won. */
function ofPoints(before: State, after: State, seat: Seat): Message[] {
  const [count, others] = [score(after, seat), mostOfOthers(after, seat, score)];
  if (phase(after) === OVER && phase(before) !== OVER) {
    const end = outcome(after);
    if (!end?.winners.includes(seat)) return [];
    return [reason(end.shared ? 'shares' : 'wins', { count, others })];
  }
  const points = count - score(before, seat);
  if (points <= 0) return [];
  const key = count > others ? 'points-ahead' : count === others ? 'points-level' : 'points-behind';
  return [reason(key, { points: pointsTerm(points), count, others })];
}

/** FK-FINAL-2..5  The bonuses for the most of something, in the order of the rules. */
const BONUSES = ['provinces', 'medals', 'congress', 'money'] as const;

/** FK-FINAL-2..6  Bonuses of which the seat would now get more than before: alone, or shared with others. */
const ofBonuses = (before: State, after: State, seat: Seat): Message[] =>
  BONUSES.filter((bonus) => finalPart(after, seat, bonus) > finalPart(before, seat, bonus)).map((bonus) => {
    const isAlone = mostOfOthers(after, seat, (s, side) => finalPart(s, side, bonus)) === 0;
    return reason(isAlone ? 'bonus' : 'bonus-shared', { bonus, points: pointsTerm(finalPart(after, seat, bonus)) });
  });

/** Medals and members of Congress that the seat has more of, where no bonus has been told of. */
const ofHoldings = (before: State, after: State, seat: Seat, bonuses: readonly Message[]): Message[] =>
  (['medals', 'congress'] as const).flatMap((bonus) => {
    const of = bonus === 'medals' ? medals : members;
    const isTold = bonuses.some(({ values }) => values.bonus === bonus);
    if (isTold || of(after, seat) <= of(before, seat)) return [];
    return [reason(bonus, { count: of(after, seat), others: mostOfOthers(after, seat, of) })];
  });

/** FK-FINAL-1, FK-LOAN-1  What repaid loans would have cost, and francs gained; what was borrowed is no gain. */
function ofMoney(before: State, after: State, seat: Seat): Message[] {
  const gain = francs(after, seat) - francs(before, seat);
  const saved = finalPart(after, seat, 'loans') - finalPart(before, seat, 'loans');
  return [
    ...(saved > 0 ? [reason('repaid', { points: pointsTerm(saved) })] : []),
    ...(gain > 0 && saved >= 0 ? [reason('francs', { francs: francsTerm(gain), count: francs(after, seat) })] : []),
  ];
}

/** FK-LOAN-1  Loans taken. */
const ofLoans = (before: State, after: State, seat: Seat): Message[] =>
  medalsDown(after, seat) > medalsDown(before, seat)
    ? [reason('borrowed', { francs: francsTerm(francs(after, seat)) })]
    : [];

/** FK-END-2  How far the king's marker has still to come down, once that is not far any more. */
function ofMarker(before: State, after: State): Message[] {
  const left = (s: State): number => marker(s) - secondScore(s);
  const isNear = phase(after) !== OVER && left(after) < left(before) && left(after) <= NEAR;
  return isNear ? [reason('end-near', { count: Math.max(0, left(after)) })] : [];
}

/** FK-KING-3  Where the king has gone, and what is left of his marker. */
const ofKing = (before: State, after: State): Message[] =>
  kingAt(before) === kingAt(after)
    ? []
    : [reason('king', { province: provinceTerm(kingAt(after)), count: marker(after) })];

/** FK-ORDER-1, -2  That the seat may change places after the round, or that it is asked sooner. */
function ofOrder(before: State, after: State, seat: Seat): Message[] {
  const isEntered = (s: State): boolean => pendingSeat(s, 0) === seat || pendingSeat(s, 1) === seat;
  const placeIn = (s: State): number =>
    1 + Array.from({ length: seatCount(s) }, (_, place) => seatInOrder(s, place)).indexOf(seat);
  return [
    ...(isEntered(after) && !isEntered(before) ? [reason('order')] : []),
    ...(placeIn(after) < placeIn(before) ? [reason('earlier', { place: placeIn(after) })] : []),
  ];
}
