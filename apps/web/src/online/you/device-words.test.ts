import { fetchWords, YOU, youText } from '@interregnum/texts/lazy';
import { expect, test } from 'vitest';
import { dateOf, deviceName, seenText } from './device-words.ts';

await fetchWords('en', YOU);
const you = youText('en');
const NOON = Date.UTC(2026, 4, 2, 12);
const TODAY = Math.floor(NOON / 86_400_000);

test('a device is called by its browser and system, as far as they are known', () => {
  expect(deviceName({ browser: 'Firefox', system: 'Linux' }, you)).toBe('Firefox on Linux');
  expect(deviceName({ browser: '', system: 'Android' }, you)).toBe('Android');
  expect(deviceName({ browser: '', system: '' }, you)).toBe('An unknown browser or program');
});

test('a day is today, or told as the server has counted it', () => {
  expect(seenText(TODAY, NOON, 'en', you)).toBe('Seen today');
  expect(seenText(TODAY - 1, NOON, 'en', you)).toBe('Last seen on May 1, 2026');
  expect(dateOf(TODAY, 'fr')).toBe('2 mai 2026');
});
