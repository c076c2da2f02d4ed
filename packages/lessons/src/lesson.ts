/** A position of a game as canonical JSON. Sentences read of it what they speak of. */
export type PositionJson = object;

/** The moments that a sentence speaks of. */
export interface Told<Position> {
  /** Where the step begins. */
  readonly before: Position;
  /** After the choice that the sentence speaks of, and what follows it; the same as before where none is made. */
  readonly after: Position;
  /** Whether the learner has won by then; undefined while the game goes on. */
  readonly won: boolean | undefined;
  /** What the learner may choose where the step begins. */
  readonly offers: readonly string[];
}

/** What a sentence says, checked against the moments that it speaks of. */
export type Claim<Position> = (told: Told<Position>) => boolean;

/**
 * A sentence of a lesson: the key of its words, and what it rests on: a claim that can be checked, or else that it asks for
 * something or is an opinion.
 */
export interface Sentence<Position> {
  readonly text: string;
  readonly rests: Claim<Position> | 'task' | 'opinion';
}

/**
 * A choice in notation; one that ends in ` *` stands for all that begin so. A turn fits if any of its decisions does.
 */
export type Pattern = string;

/** What a mistake is answered with. */
interface Answer<Position> {
  readonly to: readonly Pattern[];
  readonly says: readonly Sentence<Position>[];
  /** What would have followed the mistake, decision by decision: sentences may speak of it. */
  readonly line?: readonly string[];
}

/** Where a step begins, and what is said of it. */
interface StepBase<Position> {
  /** Names it in the words, and where it is kept how far a visitor has come. */
  readonly id: string;
  /** The position that is laid out; without one the step goes on from the last. */
  readonly position?: PositionJson;
  readonly says: readonly Sentence<Position>[];
  /** Marks of the table that are pointed at. */
  readonly points?: readonly string[];
  /** Parts of the table that are not needed yet, and not shown. */
  readonly hides?: readonly Part[];
}

/** Parts of a table that a step can do without. */
export type Part = 'hand' | 'overview' | 'news' | 'track' | 'votes';

/** A choice is asked for. */
export interface AskStep<Position> extends StepBase<Position> {
  readonly kind: 'ask';
  /** What is asked for; any of it will do. Of a step that others follow within one turn, the choice that leads on. */
  readonly done: readonly Pattern[];
  readonly answers: readonly Answer<Position>[];
  /** What every other choice is answered with; without it, every choice has an answer. */
  readonly otherwise?: readonly Sentence<Position>[];
  /** What is left out here, though the rules allow it. */
  readonly leavesOut?: Answer<Position>;
  /** What the others play then, decision by decision. */
  readonly replies?: readonly string[];
  /** What is said when that was shown; the learner goes on when it was read. Only before a step that is laid out anew. */
  readonly after?: readonly Sentence<Position>[];
}

/** The learner plays on alone until the game is over; any victory will do. */
interface FreeStep<Position> extends StepBase<Position> {
  readonly kind: 'free';
  readonly position: PositionJson;
  /** A way to win, decision by decision, of all seats: to be shown that there is one. */
  readonly line: readonly string[];
  /** What a game that was not won is answered with. */
  readonly lost: readonly Sentence<Position>[];
  readonly after: readonly Sentence<Position>[];
}

/** Something to read: the end of a lesson. */
interface ReadStep<Position> extends StepBase<Position> {
  readonly kind: 'read';
}

export type Step<Position> = AskStep<Position> | FreeStep<Position> | ReadStep<Position>;

/** Each game has a first lesson, and a second one for what people get wrong. */
export type LessonPart = 'first' | 'second';

/** A lesson: one game, told position by position. The learner has the first seat. */
export interface Lesson<Position = PositionJson> {
  readonly game: string;
  readonly part: LessonPart;
  /** The levels of the bots whose names the others have. */
  readonly others: readonly string[];
  /** Choices that the learner need not make: they are made as soon as they are offered. */
  readonly byItself: readonly string[];
  readonly steps: readonly Step<Position>[];
}

export const LEARNER = 0;

export const claim = <Position>(text: string, rests: Claim<Position>): Sentence<Position> => ({ text, rests });
export const task = (text: string): Sentence<unknown> => ({ text, rests: 'task' });
export const opinion = (text: string): Sentence<unknown> => ({ text, rests: 'opinion' });

const fitsPattern = (pattern: Pattern, text: string): boolean =>
  pattern.endsWith(' *') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;

/** Whether any decision of a turn is one of those that patterns name. */
export const fits = (patterns: readonly Pattern[], turn: readonly string[]): boolean =>
  turn.some((text) => patterns.some((pattern) => fitsPattern(pattern, text)));
