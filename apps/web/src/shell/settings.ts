import { type LookWish, readWish } from '@interregnum/match';
import { LANGUAGES, type Language, languageFor } from '@interregnum/texts/lazy';
import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
/** Only when that is asked for; as a rule so, but by itself where no more is to be decided; or always at once. */
export const TURNS = ['asked', 'usual', 'at-once'] as const;

/** What a visitor has set; kept in this browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** How fast it is shown what others did. */
  readonly speed: (typeof SPEEDS)[number];
  /** When a complete turn is committed. */
  readonly turns: (typeof TURNS)[number];
  /** What a visitor is called at new tables; empty for the usual name. */
  readonly name: string;
  /** The emblem and the colour a visitor would like to have at new tables. */
  readonly look: LookWish;
}

const KEY = 'interregnum settings';
const listeners = new Set<() => void>();

const oneOf = <T extends string>(list: readonly T[], value: unknown, other: T): T =>
  list.find((each) => each === value) ?? other;

/** What was stored may be of an older version, or have been tampered with. */
function readStored(): Settings {
  // `atOnce` was there before `turns`.
  let stored: Partial<Record<keyof Settings | 'atOnce', unknown>> = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // Nothing that can be read, or no storage: the defaults.
  }
  return {
    language: oneOf(LANGUAGES, stored.language, languageFor(navigator.languages)),
    theme: oneOf(THEMES, stored.theme, 'system'),
    speed: oneOf(SPEEDS, stored.speed, 'normal'),
    turns: oneOf(TURNS, stored.turns, stored.atOnce === true ? 'at-once' : 'usual'),
    name: typeof stored.name === 'string' ? stored.name.slice(0, 40) : '',
    look: readWish(Object(stored.look)),
  };
}

let settings = readStored();

export const currentSettings = (): Settings => settings;

export function changeSettings(to: Partial<Settings>): void {
  settings = { ...settings, ...to };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings);

const darkMode = matchMedia('(prefers-color-scheme: dark)');

/** Puts theme and language where style sheets and screen readers look for them. */
export function applySettings(): void {
  const { theme, language } = settings;
  const dark = theme === 'dark' || (theme === 'system' && darkMode.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.lang = language;
}

listeners.add(applySettings);
darkMode.addEventListener('change', applySettings);

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor's system asks for no motion. */
export const wantsStillness = (): boolean => stillness.matches;
