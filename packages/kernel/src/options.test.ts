import { expect, test } from 'vitest';
import { type OptionDeclaration, type Options, readOptions, requireOptions } from './options.ts';

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

test.each<Options>([
  { seats: 2, open: false, late: true },
  { seats: 4, open: true },
])('%j can be set up', (options) => {
  expect(() => requireOptions([...DECLARED, { name: 'late', kind: 'flag', default: false }], options)).not.toThrow();
});

test.each<[Options, string]>([
  [{ open: true }, 'option seats is undefined, not one of 2, 4: complete options with options() of the game'],
  [{ seats: 3, open: true }, 'option seats is 3, not one of 2, 4'],
  [{ seats: 2 }, 'option open is undefined, not one of true, false'],
  [{ seats: 2, open: 1 }, 'option open is 1, not one of true, false'],
])('%j cannot', (options, why) => {
  expect(() => requireOptions(DECLARED, options)).toThrow(why);
});
