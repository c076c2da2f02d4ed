export { LEARNER, type LessonPart, type Part, type Sentence } from './lesson.ts';
export { LessonPlay } from './lesson-play.ts';
export { lessonOf, notesOf } from './lessons.ts';
export { type Note, type NoteMoment, noteAt } from './note.ts';
export { type AnyLesson, isOver, type Progress, saidNow, stepOf } from './progress.ts';
