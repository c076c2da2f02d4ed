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
type TroubleKind = keyof typeof SENTENCES;

/** Plain data, so that it can cross from thread to thread. */
export interface Trouble {
  readonly kind: TroubleKind;
  /** The name of the program, and what the sentence tells beside it. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** Whether something that was read is such data. */
export function isTrouble(value: unknown): value is Trouble {
  const { kind, values } = (value ?? {}) as Partial<Trouble>;
  const fits = (each: unknown): boolean => typeof each === 'string' || typeof each === 'number';
  return Object.hasOwn(SENTENCES, kind ?? '') && values !== undefined && Object.values(values).every(fits);
}

/** What went wrong, in words that name the program. */
export const describeTrouble = ({ kind, values }: Trouble, text: AppText): string => text(SENTENCES[kind], values);

/** A program did not decide as it should have. */
export class ProgramTrouble extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(`${trouble.kind}: ${JSON.stringify(trouble.values)}`);
    this.trouble = trouble;
  }
}
