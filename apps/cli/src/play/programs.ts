import { type Adviser, type BotHost, botOfKind, Company, type Deciding, LONGEST } from '@interregnum/sitting';
import { drafted, seatToAct, type Table } from '@interregnum/table';
import { appText, type Language, tableText } from '@interregnum/texts';
import { newBotHost } from '../bots/host.ts';
import { Program } from '../bots/program.ts';
import { decisionIn } from '../bots/program-decision.ts';
import type { ProgramSpec } from '../bots/program-spec.ts';
import { describeTrouble, ProgramTrouble } from '../bots/program-trouble.ts';
import { visible } from '../layout.ts';
import { kindOfProgram } from './kinds.ts';
import type { Session } from './session.ts';

/** Whoever decides where no person does. All they are told is what the seat to act knows. */
export interface Programs {
  /** The names of those that were named on the command line, by their kinds. */
  readonly named: ReadonlyMap<string, string>;
  /** Lets the one in the seat to act make the next choice of a turn. */
  decide(session: Session, turn: Table): Deciding;
  /** Somebody to ask for a hint. */
  adviser(session: Session): Adviser;
  /** A table that was left: nobody will be asked about it again. */
  forget(session: Session): void;
}

/** A seat is to be played by somebody who is not here. */
class Absent extends Error {
  readonly kind: string;

  constructor(kind: string) {
    super(`nobody plays as ${kind}`);
    this.kind = kind;
  }
}

/** Why a program has not decided, in words. What it said itself comes back in them, in one line and without commands. */
export function whyNot(problem: unknown, language: Language): string {
  const text = tableText(language);
  if (problem instanceof ProgramTrouble)
    return visible(describeTrouble(problem.trouble, appText(language)).replaceAll('\n', ' '));
  if (problem instanceof Absent) return text('play.absent', { kind: problem.kind });
  return text('play.broken', { why: problem instanceof Error ? problem.message : String(problem) });
}

/** Bots, which think on a thread of their own, and programs, which run as processes of their own. */
export class LocalPrograms implements Programs {
  readonly named: ReadonlyMap<string, string>;
  private readonly host: BotHost = newBotHost();
  private readonly programs: ReadonlyMap<string, Program>;
  private readonly companies = new Map<Session, Company>();

  constructor(given: Iterable<ProgramSpec>) {
    const list = [...given];
    this.named = new Map(list.map(({ name }) => [kindOfProgram(name), name]));
    this.programs = new Map(list.map((spec) => [kindOfProgram(spec.name), new Program(spec)]));
  }

  decide(session: Session, turn: Table): Deciding {
    const seat = seatToAct(turn);
    const kind = turn.progress.kinds[seat];
    const program = this.programs.get(kind);
    if (program !== undefined) return { choice: askProgram(program, turn, session.seed), enough: () => {} };
    const bot = botOfKind(kind);
    if (bot === undefined) return { choice: Promise.reject(new Absent(kind)), enough: () => {} };
    return this.companyOf(session).decide(turn, bot);
  }

  adviser(session: Session): Adviser {
    return this.companyOf(session).adviser();
  }

  forget(session: Session): void {
    this.companyOf(session).forget(session.table.progress.kinds.length);
    this.companies.delete(session);
  }

  private companyOf(session: Session): Company {
    const known = this.companies.get(session) ?? new Company(this.host, session.seed);
    this.companies.set(session, known);
    return known;
  }

  async close(): Promise<void> {
    await Promise.all([this.host.close(), ...[...this.programs.values()].map((program) => program.close())]);
  }
}

function askProgram(program: Program, turn: Table, seed: string): Promise<string> {
  const seen = turn.game.redact(drafted(turn), seatToAct(turn));
  return program.decide(decisionIn(turn.game, seen, seed, { ms: LONGEST }));
}
