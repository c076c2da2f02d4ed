import { expect, test } from 'vitest';
import { resultWith } from '../../test/results.ts';
import { fileText, readFileText } from './results-file.ts';

const KEPT = {
  results: [{ ...resultWith({ score: [-3, 2], hints: false }), weather: 'fine' }],
  days: [{ day: '2026-11-18', game: 'claim', table: 'claim-1', weather: 'fine' }],
};
const changed = (change: object): string => JSON.stringify({ ...JSON.parse(fileText(KEPT)), ...change });

test('a file brings back all that was kept, unknown fields too', () => {
  expect(readFileText(fileText(KEPT))).toEqual(KEPT);
  expect(readFileText(changed({ weather: 'fine' }))).toEqual(KEPT);
});

test.each(['', 'a shopping list', '[]', 'null', '3', '{}', changed({ file: 'other' }), changed({ format: '1' })])(
  'what is no such file is told so: %s',
  (text) => {
    expect(readFileText(text)).toEqual({ flaw: 'other' });
  },
);

test('a file of a later format is told so', () => {
  expect(readFileText(changed({ format: 2, results: 'elsewhere' }))).toEqual({ flaw: 'newer' });
});

test.each([
  { results: undefined },
  { days: {} },
  { days: [{ day: '2026-02-30', game: 'claim', table: 'claim-1' }] },
  ...[
    { match: '' },
    { match: 7 },
    { seat: 2 },
    { kinds: 'human' },
    { outcome: 'triumph' },
    { at: 'yesterday' },
    { score: [1] },
    { options: { seats: 'two' } },
    { hints: 'some' },
    { day: 'today' },
  ].map((flaw) => ({ results: [...KEPT.results, { ...resultWith(), ...flaw }] })),
])('a damaged file is refused as a whole: %j', (change) => {
  expect(readFileText(changed(change))).toEqual({ flaw: 'damaged' });
});
