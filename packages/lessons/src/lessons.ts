import type { Note } from './note.ts';
import type { AnyLesson } from './progress.ts';

const LESSONS: Readonly<Record<string, () => Promise<AnyLesson>>> = {
  'king-is-dead': async () => (await import('./king-is-dead/lesson.ts')).kingIsDeadLesson,
  'foreign-king': async () => (await import('./foreign-king/lesson.ts')).foreignKingLesson,
  claim: async () => (await import('./claim/lesson.ts')).claimLesson,
};

/** Fetches the first lesson of a game; undefined if there is none. */
export const lessonOf = async (game: string): Promise<AnyLesson | undefined> =>
  Object.hasOwn(LESSONS, game) ? LESSONS[game]() : undefined;

const NOTES: Readonly<Record<string, () => Promise<readonly Note[]>>> = {
  'king-is-dead': async () => (await import('./king-is-dead/notes.ts')).kingIsDeadNotes,
  'foreign-king': async () => (await import('./foreign-king/notes.ts')).foreignKingNotes,
  claim: async () => (await import('./claim/notes.ts')).claimNotes,
};

/** Fetches the notes for a first game. */
export const notesOf = async (game: string): Promise<readonly Note[]> =>
  Object.hasOwn(NOTES, game) ? NOTES[game]() : [];
