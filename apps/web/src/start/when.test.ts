import { expect, test } from 'vitest';
import { whenText } from './when.ts';

const NOW = Date.UTC(2026, 4, 20, 12);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test.each([
  [0, 'now'],
  [59_000, 'now'],
  [MINUTE, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [23 * HOUR, '23 hours ago'],
  [DAY, 'yesterday'],
  [6.9 * DAY, '6 days ago'],
  [7 * DAY, 'May 13, 2026'],
])('%i milliseconds ago is %s', (ago, text) => {
  expect(whenText(NOW - ago, NOW, 'en')).toBe(text);
});

test('a clock that was put back does not make tables of the future', () => {
  expect(whenText(NOW + HOUR, NOW, 'en')).toBe('now');
});

test('every language has its own words', () => {
  expect(whenText(NOW - 2 * HOUR, NOW, 'fr')).toBe('il y a 2 heures');
  expect(whenText(NOW - 2 * HOUR, NOW, 'ru')).toBe('2 часа назад');
});
