import { expect, test } from 'vitest';
import { reached } from '../test/positions.ts';
import { claim } from './index.ts';
import { OPTIONS, options, SEATS } from './options.ts';

test('CL-SETUP-1: two seats, said or not', () => {
  expect(SEATS).toBe(2);
  expect(options({})).toEqual({ options: { seats: 2 } });
  expect(options({ seats: 2 })).toEqual({ options: { seats: 2 } });
  expect(claim.meta.options).toBe(OPTIONS);
});

test.each([0, 1, 3, 2.5, true])('CL-SETUP-1: %s seats are refused', (seats) => {
  expect(options({ seats })).toEqual({
    refusal: { clause: 'CL-SETUP-1', key: 'option', values: { option: 'seats', value: String(seats), possible: '2' } },
  });
});

test('CL-SETUP-1: there is no other option', () => {
  expect(options({ seats: 2, vikings: true })).toMatchObject({ refusal: { values: { option: 'vikings' } } });
});

test('CL-SETUP-1: every state is for two', () => {
  for (const s of [reached('seats', 0), reached('seats', 30), reached('seats', 52)]) {
    expect(claim.seats(s)).toBe(2);
    expect(claim.optionsOf(s)).toEqual({ seats: 2 });
  }
});

test('CL-SETUP-1, CL-INFO-2, CL-FOLLOW-5: two parties with secrets, and nobody passes', () => {
  const mode = { seats: 2 };
  expect(claim.parties(mode)).toEqual([[0], [1]]);
  expect([claim.hides(mode), claim.fromMemory(mode), claim.ownKind(mode, 1)]).toEqual([true, false, undefined]);
  expect(claim.meta.pass).toBeUndefined();
});
