/** What a note is decided by: all of it is known to whoever reads it. */
export interface NoteMoment<Position> {
  /** What the seat sees before its turn, as canonical JSON. */
  readonly seen: Position;
  /** Whose eyes it is for, and who is to choose now. */
  readonly seat: number;
  /** What has been chosen in this turn. */
  readonly drafted: readonly string[];
  /** The key of the question. */
  readonly asked: string;
}

/** A word of advice in a first game, told once, at the moment it matters. */
export interface Note<Position = never> {
  /** The key of its words, with the game before it. */
  readonly id: string;
  readonly when: (moment: NoteMoment<Position>) => boolean;
  /** Whether the first lesson has shown it already. */
  readonly isTaught?: true;
}

/** The first note that fits a moment, and that was not told yet. */
export const noteAt = (
  notes: readonly Note[],
  moment: NoteMoment<never>,
  isTold: (note: Note) => boolean,
): Note | undefined => notes.find((note) => !isTold(note) && note.when(moment));
