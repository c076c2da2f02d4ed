import { type Opinion, STRONGEST } from '@interregnum/bots';
import type { Choice, Seat } from '@interregnum/kernel';
import { drafted, seatToAct, type Table } from '@interregnum/table';
import { appText, type Language, tableText } from '@interregnum/texts';
import { BotHost, type Thought } from '../bots/host.ts';
import type { Question } from '../bots/messages.ts';
import { Program } from '../bots/program.ts';
import { Standpoint } from '../bots/program-decision.ts';
import type { ProgramSpec } from '../bots/program-spec.ts';
import { describeTrouble, ProgramTrouble } from '../bots/program-trouble.ts';
import { visible } from '../layout.ts';
import { botOfKind, kindOfProgram } from './kinds.ts';
import type { Session } from './session.ts';

/** Milliseconds for a turn of a bot that was not told what a turn may cost, for a hint, and for a decision of a program. */
const LONGEST = 2000;

/** A choice, in notation, that a program is about to make. */
export interface Deciding {
  readonly choice: Promise<string>;
  /** It is to decide now. */
  enough(): void;
}

/** Whoever decides where no person does. All they are told is what the seat to act knows. */
export interface Programs {
  /** The names of those that were named on the command line, by their kinds. */
  readonly named: ReadonlyMap<string, string>;
  /** Lets the one in the seat to act make the next choice of a turn. */
  decide(session: Session, turn: Table): Deciding;
  /** Asks the strongest bot about the next choice of a turn. */
  advise(session: Session, turn: Table, hear: (opinion: Opinion) => void): Thought;
  /** The bot that advised a seat has been asked enough. */
  dismissAdviser(session: Session, seat: Seat): void;
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
  private readonly host = new BotHost();
  private readonly programs: ReadonlyMap<string, Program>;

  constructor(given: Iterable<ProgramSpec>) {
    const list = [...given];
    this.named = new Map(list.map(({ name }) => [kindOfProgram(name), name]));
    this.programs = new Map(list.map((spec) => [kindOfProgram(spec.name), new Program(spec)]));
  }

  decide(session: Session, turn: Table): Deciding {
    const seat = seatToAct(turn);
    const { kind } = turn.record.header.seats[seat];
    const program = this.programs.get(kind);
    if (program !== undefined) return { choice: askProgram(program, turn, session.seed), enough: () => {} };
    const bot = botOfKind(kind);
    if (bot === undefined) return { choice: Promise.reject(new Absent(kind)), enough: () => {} };
    const inNotation = (choice: Choice): string => turn.game.notation.write(drafted(turn), choice);
    const question = { ...questionAbout(session, turn), bot, mind: mindAt(session, seat) };
    const { answer, enough } = this.host.ask(
      bot.iterations === undefined ? { ...question, longest: LONGEST } : question,
    );
    return { choice: answer.then(({ choice }) => inNotation(choice)), enough };
  }

  advise(session: Session, turn: Table, hear: (opinion: Opinion) => void): Thought {
    const question = {
      ...questionAbout(session, turn),
      bot: { name: STRONGEST },
      mind: adviserAt(session, seatToAct(turn)),
    };
    return this.host.ask({ ...question, longest: LONGEST }, hear);
  }

  forget(session: Session): void {
    for (const seat of session.table.record.header.seats.keys()) this.host.forget(mindAt(session, seat));
  }

  dismissAdviser(session: Session, seat: Seat): void {
    this.host.forget(adviserAt(session, seat));
  }

  async close(): Promise<void> {
    await Promise.all([this.host.close(), ...[...this.programs.values()].map((program) => program.close())]);
  }
}

const mindAt = ({ saved }: Session, seat: Seat): string => `${saved.file} ${seat}`;
/** Every seat has an adviser of its own, who knows nothing of what was thought about for another. */
const adviserAt = (session: Session, seat: Seat): string => `${mindAt(session, seat)} hint`;

const questionAbout = (session: Session, turn: Table): Pick<Question, 'game' | 'seed' | 'seen'> => ({
  game: turn.game.meta.id,
  seed: `${session.seed} ${seatToAct(turn)}`,
  seen: turn.game.redact(drafted(turn), seatToAct(turn)),
});

/** Programs that know nothing of before are told how the turn began, and what was chosen in it. */
function askProgram(program: Program, { game, states, choices, draft }: Table, seed: string): Promise<string> {
  const standpoint = new Standpoint(game, states[0]);
  for (const choice of [...choices, ...draft.choices]) standpoint.play(choice);
  return program.decide(standpoint.decision(seed, { ms: LONGEST }));
}
