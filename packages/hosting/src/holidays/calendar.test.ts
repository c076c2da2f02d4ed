import { expect, test } from 'vitest';
import { dayOf, endOf, lastDay, leftIn, usedIn } from './calendar.ts';

const day = (date: string): number => dayOf(Date.parse(date));
const from = (first: string, last: string) => ({ first: day(first), last: day(last) });
const FOREVER = 100_000;

test('a day lasts from midnight to midnight by UTC', () => {
  expect(dayOf(Date.parse('2027-03-01T23:59:59.999Z'))).toBe(day('2027-03-01'));
  expect(endOf(day('2027-03-01'))).toBe(Date.parse('2027-03-02'));
});

test('a day counts once, whatever has begun and ended on it', () => {
  const holidays = [
    from('2027-03-01', '2027-03-03'),
    from('2027-03-03', '2027-03-03'),
    from('2027-03-03', '2027-03-04'),
  ];
  expect(usedIn(2027, holidays)).toBe(4);
  expect(leftIn(day('2027-05-01'), holidays, 30)).toBe(26);
  expect(leftIn(day('2028-05-01'), holidays, 30)).toBe(30);
});

test('a holiday ends on the day that is wanted, or with the last day of its year', () => {
  const first = day('2027-03-01');
  expect(lastDay(first, day('2027-03-05'), [], 30)).toBe(day('2027-03-05'));
  expect(lastDay(first, FOREVER, [], 30)).toBe(day('2027-03-30'));
  expect(lastDay(first, FOREVER, [from('2027-01-01', '2027-01-20')], 30)).toBe(day('2027-03-10'));
  expect(lastDay(first, FOREVER, [from('2027-01-01', '2027-01-30')], 30)).toBeUndefined();
});

test('each year has days of its own', () => {
  const first = day('2027-12-20');
  expect(lastDay(first, FOREVER, [], 30)).toBe(day('2028-01-30'));
  expect(lastDay(first, FOREVER, [from('2027-02-01', '2027-02-25')], 30)).toBe(day('2027-12-24'));
});

test('a day that is used already costs nothing more', () => {
  const first = day('2027-03-30');
  expect(lastDay(first, FOREVER, [from('2027-03-01', '2027-03-30')], 30)).toBe(first);
});
