/** What this browser remembers of lessons and notes, as words: `welcome`, `claim`. Nothing of it leaves the browser. */
const KEY = 'interregnum learned';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was stored may be of an older version, or have been tampered with. */
function readStored(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter(isText) : []);
  } catch {
    return new Set();
  }
}

const learned = readStored();

/** The visitor needs no invitation to lessons any more. */
export const WELCOME = 'welcome';

/** That a game was played to its end: the next one is no first game any more. */
export const playedWord = (game: string): string => `played ${game}`;

/** A lesson of a game; the first one is called as the game is. */
export const lessonWord = (game: string, part: 'first' | 'second'): string =>
  part === 'first' ? game : `${game} ${part}`;

export const hasLearned = (word: string): boolean => learned.has(word);

export function remember(...words: readonly string[]): void {
  for (const word of words) learned.add(word);
  try {
    localStorage.setItem(KEY, JSON.stringify([...learned]));
  } catch {
    // It lasts as long as the page.
  }
}
