import { type BotSpec, readBotSpec } from '@interregnum/bots';
import type { Budget } from '../bots/program-lines.ts';
import type { ProgramSpec } from '../bots/program-spec.ts';

interface BotEntrant {
  readonly text: string;
  readonly bot: BotSpec;
}

export interface ProgramEntrant {
  readonly text: string;
  readonly program: ProgramSpec;
  /** What a turn may cost. */
  readonly budget: Budget;
}

/** A player of a tournament, as it was given: a bot of ours, or a program with what it may spend. */
export type Entrant = BotEntrant | ProgramEntrant;

/** Reads a bot such as `regent@100ms`, or a program by its name: `mine`, `mine@100ms`, `mine@5000`. */
export function readEntrant(text: string, programs: ReadonlyMap<string, ProgramSpec>): Entrant | undefined {
  const bot = readBotSpec(text);
  if (bot !== undefined) return { text, bot };
  const [, name = '', amount, unit] = /^([^@]+)(?:@([1-9][0-9]{0,8})(ms)?)?$/.exec(text) ?? [];
  const program = programs.get(name);
  if (program === undefined) return undefined;
  if (amount === undefined) return { text, program, budget: {} };
  return { text, program, budget: unit === undefined ? { iterations: Number(amount) } : { ms: Number(amount) } };
}
