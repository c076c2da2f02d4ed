import { fairnessOf } from '@interregnum/protocol/client';
import { expect, test } from 'vitest';
import { dealMatch, playedOn } from '../../../test/matches.ts';
import { findOnly, newestGame } from '../../games/index.ts';

const claim = await newestGame('claim');
const findGame = findOnly(claim);
const dealt = dealMatch({ game: claim });
const { start } = dealt.match.progress;
const { text: record } = playedOn(dealt, Number.POSITIVE_INFINITY);
const TRUE = { commitment: true, ownSalts: true, hashes: true };
const failing = (given: Partial<Parameters<typeof fairnessOf>[0]>): readonly string[] =>
  fairnessOf({ record, findGame, start, deal: TRUE, ...given })
    .steps.filter(({ holds }) => !holds)
    .map(({ step }) => step);

test('a deal is fair if the record holds and is what this browser was told before', () => {
  const { verdict, steps } = fairnessOf({ record, findGame, start, deal: TRUE });
  expect(verdict).toBe('good');
  expect(steps.map(({ step }) => step)).toEqual(['record', 'seal', 'own', 'others']);
});

test('who took no part in the deal can check the record alone', () => {
  expect(fairnessOf({ record, findGame, start, deal: undefined })).toEqual({
    verdict: 'some',
    steps: [{ step: 'record', holds: true }],
  });
});

test('another seal, a lost salt or a changed one of another player is found', () => {
  expect(failing({ deal: { ...TRUE, commitment: false } })).toEqual(['seal']);
  expect(failing({ deal: { ...TRUE, ownSalts: false } })).toEqual(['own']);
  expect(failing({ deal: { ...TRUE, hashes: false } })).toEqual(['others']);
  expect(failing({ deal: { ...TRUE, lot: false } })).toEqual(['lot']);
  expect(fairnessOf({ record, findGame, start, deal: { ...TRUE, hashes: false } }).verdict).toBe('bad');
});

test('a record that was changed, is not revealed or is of another match does not hold', () => {
  const lines = record.trimEnd().split('\n');
  expect(failing({ record: record.replace('"type":"turn","seat":0', '"type":"turn","seat":1') })).toContain('record');
  expect(failing({ record: `${lines.slice(0, 9).join('\n')}\n` })).toContain('record');
  const other = playedOn(dealMatch({ game: claim, id: 'other' }), Number.POSITIVE_INFINITY);
  expect(failing({ record: other.text })).toContain('record');
});
