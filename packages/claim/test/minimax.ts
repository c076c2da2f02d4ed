import { type Choice, NO_SEAT, type Seat, type State } from '@interregnum/kernel';
import { claim } from '../src/index.ts';
import { TRICKS } from '../src/terms.ts';

const legal = (s: State): Choice[] => {
  const choices = new Int32Array(TRICKS);
  return [...choices.subarray(0, claim.legal(s, choices))];
};

const after = (s: State, choice: Choice): State => {
  const next = s.slice();
  claim.play(next, choice);
  return next;
};

/** Vote differences found, by position. */
type Found = Map<string, number>;

/** By how many votes a seat wins, or loses, if both play perfectly: every line is played to its end. */
function difference(s: State, seat: Seat, found: Found): number {
  const acting = claim.toAct(s);
  if (acting === NO_SEAT) {
    const scores = claim.explain(s).at(-1)?.scores as readonly number[];
    return scores[seat] - scores[1 - seat];
  }
  const position = s.subarray(0, claim.facts).join();
  const known = found.get(position);
  if (known !== undefined) return known;
  const all = legal(s).map((choice) => difference(after(s, choice), seat, found));
  const best = acting === seat ? Math.max(...all) : Math.min(...all);
  found.set(position, best);
  return best;
}

/** The same for the seat to act, for each of its choices. */
export function differences(s: State): Map<Choice, number> {
  const found: Found = new Map();
  return new Map(legal(s).map((choice) => [choice, difference(after(s, choice), claim.toAct(s), found)]));
}
