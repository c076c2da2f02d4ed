import { type Options, type Random, requireOptions, type State } from '@interregnum/kernel';
import { OPTIONS } from './options.ts';
import {
  newState,
  seatCount,
  seatInOrder,
  setFrancs,
  setInSupply,
  setKing,
  setOptions,
  setPawn,
  setPhase,
  setSeatInOrder,
  setStock,
  setTurn,
  sideCount,
} from './state/index.ts';
import { citizensOf, FACTORIES, HIGHEST_MARKER, KINDS, MOST_SIDES, NO_PAWN, PORTRAIT, START } from './terms.ts';

const FIRST_FRANCS = 5;

/** FK-SETUP-1..9  A start position; chance decides the order of seats and nothing else. */
export function setup(options: Options, random: Random, into: State = newState()): State {
  requireOptions(OPTIONS, options);
  const s = into.fill(0);
  setOptions(s, options);
  for (let kind = 0; kind < KINDS.length; kind++) setStock(s, kind, FACTORIES);
  for (let side = 0; side < MOST_SIDES; side++) setPawn(s, side, NO_PAWN);
  for (let side = 0; side < sideCount(s); side++) setInSupply(s, side, citizensOf(seatCount(s)));
  setKing(s, PORTRAIT, HIGHEST_MARKER);
  drawOrder(s, random);
  setTurn(s, 1, 0);
  setPhase(s, START);
  return s;
}

/** FK-SETUP-6  Any order is equally likely; the later a seat, the more francs it has. */
function drawOrder(s: State, random: Random): void {
  for (let place = 0; place < seatCount(s); place++) {
    const at = random.below(place + 1);
    setSeatInOrder(s, place, seatInOrder(s, at));
    setSeatInOrder(s, at, place);
  }
  for (let place = 0; place < seatCount(s); place++) setFrancs(s, seatInOrder(s, place), FIRST_FRANCS + place);
}
