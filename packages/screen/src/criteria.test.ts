import { expect, test } from 'vitest';
import { criteriaTable } from './criteria.ts';

const criterion = (key: string, scores: readonly (number | undefined)[], left: readonly number[]) => ({
  clause: 'KD-END-INV-1',
  key,
  values: {},
  scores,
  left,
});
const cells = (...criteria: Parameters<typeof criteriaTable>[0]) =>
  criteriaTable(criteria).rows.map(({ criterion: { key }, cells: row }) => [key, ...row.map(({ words }) => words)]);

test('whoever falls back is not compared any further', () => {
  const rows = cells(criterion('sets', [2, 1, 2], [0, 2]), criterion('total', [7, 9, -1], [0]));
  expect(rows).toEqual([
    ['sets', '2', '1', '2'],
    ['total', '7', '', '−1'],
  ]);
});

test('a criterion that decides leaves its winners to stand out', () => {
  const { rows } = criteriaTable([criterion('sets', [2, 1, 2], [0, 2]), criterion('total', [7, 9, 7], [0, 2])]);
  expect(rows.map(({ cells: row }) => row.map(({ isDecidedFor }) => isDecidedFor))).toEqual([
    [true, false, true],
    [false, false, false],
  ]);
});

test('who was last is told by a sign, and not at all where it decides nothing', () => {
  expect(cells(criterion('sets', [1, 1], [0, 1]), criterion('recent', [3, 4], [1]))[1]).toEqual(['recent', '', '✓']);
  expect(cells(criterion('sets', [0, 0], [0, 1]), criterion('recent', [0, 0], [0, 1]))).toHaveLength(1);
});
