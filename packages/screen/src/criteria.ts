import type { Criterion } from '@interregnum/kernel';
import { numeral } from './numeral.ts';

/** By these it is compared who was first or last, which is nothing to count. */
const ORDERED: ReadonlySet<string> = new Set(['emptied', 'recent']);
const COMES_FIRST = '✓';

/** What a side has by a criterion, as it is written, and whether it stands out by it. */
interface CriterionCell {
  readonly words: string;
  readonly isDecidedFor: boolean;
}

interface CriterionRow {
  readonly criterion: Criterion;
  /** In the order of the sides. */
  readonly cells: readonly CriterionCell[];
}

/** Criteria as a table: a column for each side that was compared, a row for each criterion that is worth telling. */
export interface CriteriaTable {
  readonly sides: readonly number[];
  readonly rows: readonly CriterionRow[];
}

export function criteriaTable(all: readonly Criterion[]): CriteriaTable {
  const criteria = all.filter((criterion, at) => !ORDERED.has(criterion.key) || decides(all, at));
  const scored = criteria.flatMap(({ scores }) => [...scores.keys()].filter((side) => scores[side] !== undefined));
  const sides = [...new Set(scored)];
  const rows = criteria.map((criterion, at) => ({ criterion, cells: sides.map((side) => cellOf(criteria, at, side)) }));
  return { sides, rows };
}

/** Whether a side was still in contention when a criterion was looked at. */
const contends = (criteria: readonly Criterion[], at: number, side: number): boolean =>
  criteria[at].scores[side] !== undefined && (at === 0 || criteria[at - 1].left.includes(side));

/** Whether a criterion leaves fewer in contention than there were. */
const decides = (criteria: readonly Criterion[], at: number): boolean =>
  criteria[at].left.length < [...criteria[at].scores.keys()].filter((side) => contends(criteria, at, side)).length;

function cellOf(criteria: readonly Criterion[], at: number, side: number): CriterionCell {
  const { key, scores, left, values } = criteria[at];
  const { seat } = values;
  const isNamed = typeof seat === 'object' && 'seat' in seat;
  const isDecidedFor = isNamed ? seat.seat === side : left.includes(side) && decides(criteria, at);
  const score = contends(criteria, at, side) ? scores[side] : undefined;
  if (score === undefined) return { words: '', isDecidedFor };
  if (ORDERED.has(key)) return { words: isDecidedFor ? COMES_FIRST : '', isDecidedFor };
  return { words: numeral(score), isDecidedFor };
}
