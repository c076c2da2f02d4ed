import { ensure, type State } from '@interregnum/kernel';
import { followersInPlay } from '../setup.ts';
import {
  emptiedSeats,
  followers,
  hasVikings,
  inCourt,
  inSupply,
  pileSize,
  playedOut,
  recentSeats,
  seatCount,
} from '../state/index.ts';
import { COURT_FACTIONS, REGIONS, VIKINGS } from '../terms.ts';
import { VIKING_FOLLOWERS } from '../vikings.ts';
import { factionTerm } from '../words.ts';

const seatsOf = (s: State): number[] => Array.from({ length: seatCount(s) }, (_, seat) => seat);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const onBoard = (s: State, faction: number): number => sum(REGIONS.map((_, region) => followers(s, region, faction)));

/** Invariants that hold between the parts of a position. */
export function checkSums(s: State): void {
  for (const faction of COURT_FACTIONS) {
    const all = onBoard(s, faction) + inSupply(s, faction) + sum(seatsOf(s).map((seat) => inCourt(s, seat, faction)));
    ensure(all === followersInPlay(seatCount(s)), 'conservation', factionTerm(faction));
  }
  ensure(
    onBoard(s, VIKINGS) + inSupply(s, VIKINGS) === (hasVikings(s) ? VIKING_FOLLOWERS : 0),
    'vikings',
    'supply.vikings',
  );
  for (const seat of seatsOf(s)) {
    const court = sum(COURT_FACTIONS.map((faction) => inCourt(s, seat, faction)));
    ensure(court <= 2 + pileSize(s, seat), 'court-size', `courts.${seat}`);
    ensure(recentSeats(s).includes(seat) === pileSize(s, seat) > 0, 'recent', 'recent');
    ensure(emptiedSeats(s).includes(seat) === playedOut(s, seat), 'emptied', 'emptied');
  }
}
