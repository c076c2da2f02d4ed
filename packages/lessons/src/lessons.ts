import type { LessonPart } from './lesson.ts';
import type { Note } from './note.ts';
import type { AnyLesson } from './progress.ts';

type Fetch = () => Promise<AnyLesson>;

/** Each is fetched by itself. */
const LESSONS: Readonly<Record<string, Readonly<Record<LessonPart, Fetch>>>> = {
  'king-is-dead': {
    first: async () => (await import('./king-is-dead/lesson.ts')).kingIsDeadLesson,
    second: async () => (await import('./king-is-dead/second-lesson.ts')).secondKingIsDeadLesson,
  },
  'foreign-king': {
    first: async () => (await import('./foreign-king/lesson.ts')).foreignKingLesson,
    second: async () => (await import('./foreign-king/second-lesson.ts')).secondForeignKingLesson,
  },
  claim: {
    first: async () => (await import('./claim/lesson.ts')).claimLesson,
    second: async () => (await import('./claim/second-lesson.ts')).secondClaimLesson,
  },
};

/** Fetches a lesson of a game; undefined if there is none. */
export const lessonOf = async (game: string, part: LessonPart = 'first'): Promise<AnyLesson | undefined> =>
  Object.hasOwn(LESSONS, game) ? LESSONS[game][part]() : undefined;

const NOTES: Readonly<Record<string, () => Promise<readonly Note[]>>> = {
  'king-is-dead': async () => (await import('./king-is-dead/notes.ts')).kingIsDeadNotes,
  'foreign-king': async () => (await import('./foreign-king/notes.ts')).foreignKingNotes,
  claim: async () => (await import('./claim/notes.ts')).claimNotes,
};

/** Fetches the notes for a first game. */
export const notesOf = async (game: string): Promise<readonly Note[]> =>
  Object.hasOwn(NOTES, game) ? NOTES[game]() : [];
