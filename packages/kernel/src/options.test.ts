import { expect, test } from 'vitest';
import { type OptionDeclaration, readOptions } from './options.ts';

const DECLARED: readonly OptionDeclaration[] = [
  { name: 'seats', kind: 'count', values: [2, 4], default: 4 },
  { name: 'open', kind: 'flag', default: true },
];
const read = (given: object) => readOptions(DECLARED, given as never, 'XX-1');
const refused = (option: string, value: string, possible: string) => ({
  refusal: { clause: 'XX-1', key: 'option', values: { option, value, possible } },
});

test('what is not given takes its default', () => {
  expect(read({})).toEqual({ options: { seats: 4, open: true } });
});

test('what is given stays, also where it is false', () => {
  expect(read({ seats: 2, open: false })).toEqual({ options: { seats: 2, open: false } });
});

test.each([
  [{ seats: 3 }, 'seats', '3', '2, 4'],
  [{ seats: '2' }, 'seats', '2', '2, 4'],
  [{ seats: true }, 'seats', 'true', '2, 4'],
  [{ open: 1 }, 'open', '1', 'true, false'],
  [{ open: 'yes' }, 'open', 'yes', 'true, false'],
])('%j is refused for its value', (given, option, value, possible) => {
  expect(read(given)).toEqual(refused(option, value, possible));
});

test('an option that is not declared is refused', () => {
  expect(read({ seats: 2, colour: 7 })).toEqual(refused('colour', '7', 'seats, open'));
});
