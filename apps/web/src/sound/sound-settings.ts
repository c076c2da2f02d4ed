import { useSyncExternalStore } from 'react';

/** What a visitor wants to hear and feel at tables. All of it is off until it is wanted. */
export interface SoundSettings {
  readonly sound: boolean;
  readonly buzz: boolean;
  /** From 1 to LOUDEST. */
  readonly volume: number;
}

export const LOUDEST = 5;
const KEY = 'interregnum sound';
const USUAL: SoundSettings = { sound: false, buzz: false, volume: 3 };

/** What was stored may be of another version, or have been tampered with. */
export function readSoundSettings(stored: string | null): SoundSettings {
  let json: Partial<Record<keyof SoundSettings, unknown>> = {};
  try {
    json = JSON.parse(stored ?? '{}') ?? {};
  } catch {
    // Nothing that can be read: all is off.
  }
  const { sound, buzz, volume } = json;
  const isVolume = typeof volume === 'number' && Number.isInteger(volume) && volume >= 1 && volume <= LOUDEST;
  return { sound: sound === true, buzz: buzz === true, volume: isVolume ? volume : USUAL.volume };
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

let settings = readSoundSettings(stored());
const listeners = new Set<() => void>();

const changeTo = (to: SoundSettings): void => {
  settings = to;
  for (const listener of listeners) listener();
};

export const currentSoundSettings = (): SoundSettings => settings;

export function changeSound(to: Partial<SoundSettings>): void {
  changeTo({ ...settings, ...to });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // It lasts as long as the page.
  }
}

// Another tab has changed them.
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) changeTo(readSoundSettings(newValue));
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSoundSettings = (): SoundSettings => useSyncExternalStore(subscribe, currentSoundSettings);
