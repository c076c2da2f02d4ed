import { fetchWords, NOTES } from '@interregnum/texts/lazy';
import { hasLearned, playedWord } from './learned.ts';
import { currentSettings } from './settings.ts';

/**
 * Fetches all that `FirstNotes` draws at a first game, beside the rules and drawings of its table: a note is the largest text
 * that a phone shows first, and would be the last to come. What cannot be fetched now is asked for again by whoever draws it.
 */
export async function fetchNotes(game: string): Promise<void> {
  if (hasLearned(playedWord(game))) return;
  const notes = import('@interregnum/lessons').then(({ notesOf }) => notesOf(game));
  await Promise.allSettled([import('../learn/first-notes.tsx'), notes, fetchWords(currentSettings().language, NOTES)]);
}
