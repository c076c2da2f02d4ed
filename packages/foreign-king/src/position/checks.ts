import { type Bits, bit, ensure, has, type State } from '@interregnum/kernel';
import {
  citizens,
  factories,
  francs,
  industrialised,
  inSupply,
  medals,
  members,
  pawn,
  seatCount,
  sideCount,
  stock,
} from '../state/index.ts';
import { citizensOf, FACTORIES, KINDS, NO_PAWN, ORDER, PROVINCES, QUEEN, VIRTUAL_SIDE } from '../terms.ts';

const sumOver = (count: number, of: (i: number) => number): number =>
  Array.from({ length: count }, (_, i) => of(i)).reduce((sum, each) => sum + each, 0);

/** What is conserved, whatever the phase. */
export function checkSums(s: State): void {
  for (let side = 0; side < sideCount(s); side++) {
    const standing = sumOver(PROVINCES.length, (province) => citizens(s, province, side));
    const all = standing + inSupply(s, side) + members(s, side);
    ensure(all === citizensOf(seatCount(s)), 'citizens', `seats.${side}`);
  }
  for (const [kind, name] of KINDS.entries()) {
    const built = sumOver(PROVINCES.length, (province) => factories(s, province, kind));
    ensure(built + stock(s, kind) === FACTORIES, 'factories', name);
  }
  if (seatCount(s) === 2) checkVirtual(s);
  ensure(sumOver(seatCount(s), (seat) => medals(s, seat)) === industrialised(s), 'medals', 'seats');
  checkPawns(s);
}

/** FK-SETUP-9  The virtual player has citizens and a score, and nothing else. */
function checkVirtual(s: State): void {
  const owned = members(s, VIRTUAL_SIDE) + francs(s, VIRTUAL_SIDE) + medals(s, VIRTUAL_SIDE);
  ensure(owned === 0 && pawn(s, VIRTUAL_SIDE) === NO_PAWN, 'virtual', `seats.${VIRTUAL_SIDE}`);
}

/** FK-TURN-3, -4 */
function checkPawns(s: State): void {
  const absent = (seatCount(s) < 3 ? bit(ORDER) : 0) | (seatCount(s) < 4 ? bit(QUEEN) : 0);
  let taken: Bits = absent;
  for (let seat = 0; seat < seatCount(s); seat++) {
    if (pawn(s, seat) === NO_PAWN) continue;
    ensure(!has(taken, pawn(s, seat)), 'pawns', `seats.${seat}.pawn`);
    taken |= bit(pawn(s, seat));
  }
}
