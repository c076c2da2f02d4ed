import type { FactionName } from '@interregnum/king-is-dead/board';
import { FACTION_LETTERS, type Language } from '@interregnum/texts/lazy';

/**
 * Letters as strokes around the middle of a follower. They are drawn, not written: a letter on a piece is no part of the name
 * of what it stands on.
 */
const STROKES = {
  S: 'M13-13C8-21-13-21-13-9-13 3 14-3 14 10 14 22-9 22-15 13',
  W: 'M-25-17-13 18 0-13 13 18 25-17',
  E: 'M13-20H-12V20H14M-12-1H8',
  É: 'M11-11H-10V22H12M-10 5H7M-2-21 6-30',
  G: 'M14-12C8-22-4-22-10-14-16-5-16 5-10 14-4 22 9 21 15 13V2H3',
  A: 'M-16 20 0-20 16 20M-10 7H10',
  Ш: 'M-18-16V16H18V-16M0-16V16',
  У: 'M-15-20 1 5M16-20 2 8C-3 18-7 21-15 19',
} as const;

/** In the lower part of a triangle. */
const LOW = {
  V: 'M-14-2 0 28 14-2',
  В: 'M-10 29V-4H0C11-4 11 11 0 11H-10M0 11C14 11 14 29 1 29H-10',
} as const;

/** Cyrillic letters that look like Latin ones are drawn as these are. */
const drawnAs = (letter: string): string => (letter === 'А' ? 'A' : letter);

/** The letter of a faction as a path. */
export function letterPath(faction: FactionName, language: Language): string {
  const strokes: Readonly<Record<string, string>> = faction === 'vikings' ? LOW : STROKES;
  return strokes[drawnAs(FACTION_LETTERS[language][faction])];
}
