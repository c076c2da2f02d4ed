import { expect, test } from 'vitest';
import { clockText, durationText } from './durations.ts';

test('a clock shows minutes and seconds, then hours, then days', () => {
  const shown = [0, 1, 9000, 59_400, 299_001, 3_600_000, 93_784_000, 259_200_000];
  expect(shown.map((time) => clockText(time, 'en'))).toEqual([
    '0:00',
    '0:01',
    '0:09',
    '1:00',
    '5:00',
    '1:00:00',
    '1d 2h',
    '3d',
  ]);
});

test('a duration is told in its two largest units, in any language', () => {
  expect(durationText(299_000, 'en')).toBe('4 minutes, 59 seconds');
  expect(durationText(120_000, 'en')).toBe('2 minutes');
  expect(durationText(0, 'en')).toBe('0 seconds');
  expect(durationText(86_400_000 + 61_000, 'en')).toBe('1 day');
  expect(durationText(10_000, 'fr')).toBe('10\u00a0secondes');
  expect(durationText(7_260_000, 'ru')).toBe('2 часа 1 минута');
});
