import { beforeAll, expect, test, vi } from 'vitest';

vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('localStorage', { getItem: () => null });
let readSoundSettings: typeof import('./sound-settings.ts').readSoundSettings;
beforeAll(async () => {
  ({ readSoundSettings } = await import('./sound-settings.ts'));
  vi.unstubAllGlobals();
});

const OFF = { sound: false, buzz: false, volume: 3 };

test('all is off until it is wanted', () => {
  expect(readSoundSettings(null)).toEqual(OFF);
});

test('what was wanted is read again', () => {
  const wanted = { sound: true, buzz: true, volume: 5 };
  expect(readSoundSettings(JSON.stringify(wanted))).toEqual(wanted);
});

test.each(['', 'null', '[]', '7', '{"sound":"yes","volume":99}', '{"volume":2.5}'])('%s is off', (stored) => {
  expect(readSoundSettings(stored)).toEqual(OFF);
});
