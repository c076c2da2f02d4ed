import { type Bits, bit, type State } from '@interregnum/kernel';
import { inCourt, plotFaction, plotOwner, seatCount } from './state/index.ts';
import { ENGLISH, SCOTS, WELSH } from './terms.ts';

/** KD-TEAM-1  With four seats, the seat opposite; otherwise a seat is its own party. */
export const teammate = (s: State, seat: number): number => (seatCount(s) === 4 ? seat ^ 2 : seat);

/** The seats that win together with this one. */
export const partyOf = (s: State, seat: number): Bits => bit(seat) | bit(teammate(s, seat));

/** The seats that win together with any of a set. */
export function partiesOf(s: State, seats: Bits): Bits {
  let all = 0;
  for (let seat = 0; seat < seatCount(s); seat++) if ((seats >>> seat) & 1) all |= partyOf(s, seat);
  return all;
}

/** Followers in a court when the winner is determined: plot counts as one more (KD-CARD-PLOT-2). */
export const courtFollowers = (s: State, seat: number, faction: number): number =>
  inCourt(s, seat, faction) + (plotOwner(s) === seat && plotFaction(s) === faction ? 1 : 0);

const partyFollowers = (s: State, seat: number, faction: number): number => {
  const other = teammate(s, seat);
  return courtFollowers(s, seat, faction) + (other === seat ? 0 : courtFollowers(s, other, faction));
};

/** KD-END-INV-1, KD-TEAM-3  Complete sets; a team first adds its courts. */
export const setsOf = (s: State, seat: number): number =>
  Math.min(partyFollowers(s, seat, SCOTS), partyFollowers(s, seat, WELSH), partyFollowers(s, seat, ENGLISH));
