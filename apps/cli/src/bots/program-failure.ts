import type { AppText } from '@interregnum/texts';

/** What can go wrong with a program that takes a seat, and the sentence for each. */
const SENTENCES = {
  start: 'program.start',
  ended: 'program.ended',
  complained: 'program.complained',
  late: 'program.late',
  garbled: 'program.garbled',
  refused: 'program.refused',
  illegal: 'program.illegal',
} as const;
type FailureKind = keyof typeof SENTENCES;

/** Plain data, so that it can cross from thread to thread. */
export interface ProgramFailure {
  readonly kind: FailureKind;
  /** The name of the program, and what the sentence tells beside it. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** Whether something that was read is such data. */
export function isProgramFailure(value: unknown): value is ProgramFailure {
  const { kind, values } = (value ?? {}) as Partial<ProgramFailure>;
  const fits = (each: unknown): boolean => typeof each === 'string' || typeof each === 'number';
  return Object.hasOwn(SENTENCES, kind ?? '') && values !== undefined && Object.values(values).every(fits);
}

/** What an answer looks like, for those who gave another one (docs/protocol.md). */
const EXAMPLE = '{"id":1,"ok":{"choice":"pass"}}';

/** What went wrong, in words that name the program. */
export const describeProgramFailure = ({ kind, values }: ProgramFailure, text: AppText): string =>
  text(SENTENCES[kind], { ...values, example: EXAMPLE });

/** A program did not decide as it should have. */
export class ProgramError extends Error {
  readonly failure: ProgramFailure;

  constructor(failure: ProgramFailure) {
    super(`${failure.kind}: ${JSON.stringify(failure.values)}`);
    this.failure = failure;
  }
}
