/** Raised when a program written for the number before could be misled. */
export const PROTOCOL = 1;

/** What the engine bounds, so that no line can make it grow without end. `hello` tells them all. */
export const LIMITS = {
  /** Bytes of a line, its end not counted. */
  line: 1_048_576,
  /** Brackets within brackets. */
  depth: 16,
  tables: 1024,
  /** Decisions that can be taken back, at least. */
  undo: 512,
  /** Positions imagined by one request. */
  imagine: 1000,
  /** Games played out by one request. */
  playout: 10_000,
  /** Decisions that are thought about at once; each takes some 110 MB at most. */
  thoughts: 8,
  /** What one of them may cost, in milliseconds or in ways through the tree. */
  ms: 600_000,
  iterations: 10_000_000,
  /** Characters of a table's name, of a choice and of a seed. */
  name: 100,
  choice: 200,
  seed: 1000,
} as const;
