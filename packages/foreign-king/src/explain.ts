import type { Criterion, Outcome, Standing, State } from '@interregnum/kernel';
import { finalPart, finalPoints, leaders, type Part, total, winners } from './final-scoring.ts';
import { endedBy, medals, phase, seatCount, sideCount } from './state/index.ts';
import { type CriterionName, ENDINGS, OVER } from './terms.ts';

export function outcome(s: State): Outcome | undefined {
  if (phase(s) !== OVER) return undefined;
  const winning = winners(s);
  return {
    ending: ENDINGS[endedBy(s) - 1],
    winners: winning,
    shared: winning.length > 1,
    decidedBy: decidedBy(s, winning),
  };
}

/** FK-FINAL-9  What singled out the winner. */
function decidedBy(s: State, winning: readonly number[]): CriterionName {
  if (leaders(s).length === 1) return 'total';
  return winning.length === 1 ? 'most-medals' : 'shared';
}

/** The parts of the final score in the order of the rules, with their clauses. */
const PART_CLAUSES: readonly (readonly [part: Part, clause: string])[] = [
  ['loans', 'FK-FINAL-1'],
  ['provinces', 'FK-FINAL-2'],
  ['medals', 'FK-FINAL-3'],
  ['congress', 'FK-FINAL-4'],
  ['money', 'FK-FINAL-5'],
  ['virtual', 'FK-VIRTUAL-9'],
];

/**
 * FK-FINAL  Part by part, then the total, and what breaks a tie: at the end, or as if the game ended now. Scores are
 * listed by side, the virtual player's last.
 */
function finalScore(s: State): readonly Criterion[] {
  const all = Array.from({ length: sideCount(s) }, (_, side) => side);
  const criterion = (
    key: CriterionName,
    clause: string,
    of: (side: number) => number,
    left: readonly number[],
  ): Criterion => ({ clause, key, values: {}, scores: all.map(of), left });
  const told = [
    criterion('base', 'FK-SCORE-4', (side) => total(s, side) - finalPoints(s, side), all),
    ...PART_CLAUSES.filter(([part]) => part !== 'virtual' || seatCount(s) === 2).map(([part, clause]) =>
      criterion(part, clause, (side) => finalPart(s, side, part), all),
    ),
    criterion('total', 'FK-FINAL-9', (side) => total(s, side), leaders(s)),
  ];
  if (leaders(s).length > 1) told.push(criterion('most-medals', 'FK-FINAL-9', (side) => medals(s, side), winners(s)));
  if (winners(s).length > 1) told.push(criterion('shared', 'FK-FINAL-9', (side) => total(s, side), winners(s)));
  return told;
}

export const explain = (s: State): readonly Criterion[] => (phase(s) === OVER ? finalScore(s) : []);

/** Whatever ends the game, the same is counted. */
export const tally = (s: State): readonly Standing[] => [
  { ending: undefined, winners: winners(s), criteria: finalScore(s) },
];
