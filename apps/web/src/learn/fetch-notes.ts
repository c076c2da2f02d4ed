import type { Seat } from '@interregnum/kernel';
import { fetchWords, NOTES } from '@interregnum/texts/lazy';
import { hasLearned, playedWord } from '../shell/learned.ts';
import { currentSettings } from '../shell/settings.ts';

/** Whether a game has notes: it is a first one, and one person plays it here. */
export const hasNotes = (game: string, seats: readonly Seat[]): boolean =>
  seats.length === 1 && !hasLearned(playedWord(game));

/**
 * Fetches all that `FirstNotes` draws, beside the rules and drawings of its table: a note is the largest text that a phone
 * shows first, and would be the last to come. What cannot be fetched now is asked for again by whoever draws it.
 */
export async function fetchNotes(game: string): Promise<void> {
  const notes = import('@interregnum/lessons').then(({ notesOf }) => notesOf(game));
  await Promise.allSettled([import('./first-notes.tsx'), notes, fetchWords(currentSettings().language, NOTES)]);
}
