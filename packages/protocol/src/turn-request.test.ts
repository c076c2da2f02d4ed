import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Request } from './requests.ts';
import { isTurnRequest } from './turn-request.ts';

const HEX = 'a1'.repeat(32);
const GOOD = { id: 'r-1', do: 'turn', table: 'A'.repeat(22), seat: 1, token: HEX, texts: ['march', 'essex'] };

/** What may stand for any part of a request, near the edges of every form. */
const PARTS: readonly unknown[] = [
  ...[undefined, null, true, '', 'x', 'turn', 'hint', {}, [], [''], ['é'], ['a\nb'], ['ok', 7], [['a']]],
  ...[-0, -1, 0, 3, 4, 0.5, 1e300, Number.NaN, '1'],
  ...['_'.repeat(64), '_'.repeat(65), '_'.repeat(22), `${'_'.repeat(22)}\n`, '.'.repeat(22)],
  ...[HEX, HEX.toUpperCase(), `${HEX}0`, `${HEX}\n`, HEX.slice(1)],
  ...[['a'.repeat(200)], ['a'.repeat(201)], Array(100).fill('a'), Array(101).fill('a'), { length: 1, 0: 'a' }],
];

const part = fc.constantFrom(...PARTS);
/** A turn with some parts exchanged, left out or added; as it would come over a wire. */
const requests = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...Object.keys(GOOD), 'more', '__proto__'), part, { maxKeys: 2 }),
    fc.subarray([...Object.keys(GOOD)], { minLength: 5 }),
  )
  .map(([other, kept]): unknown => {
    const good = Object.entries(GOOD).filter(([key]) => kept.includes(key));
    return JSON.parse(JSON.stringify(Object.fromEntries([...good, ...Object.entries(other)])));
  });

test('what counts as a turn is what its schema says', () => {
  const isTurn = (json: unknown): boolean => v.is(Request, json) && json.do === 'turn';
  const check = (json: unknown): void => {
    expect(isTurnRequest(json)).toBe(isTurn(json));
  };
  for (const json of [GOOD, ...PARTS, ...PARTS.map((seat) => ({ ...GOOD, seat }))]) check(json);
  fc.assert(fc.property(requests, check), { numRuns: 500 });
  expect(isTurnRequest(GOOD)).toBe(true);
});
