import { ProgramTurns } from '@interregnum/sitting';
import { isOver } from '@interregnum/table';
import { EXIT } from '../failure.ts';
import { notSaved } from '../records/trouble.ts';
import { type App, textOf } from './app.ts';
import { curtain } from './curtain.ts';
import { whyNot } from './programs.ts';
import { reader } from './reader.ts';
import { endReading } from './readings.ts';
import type { Screen } from './screen.ts';
import type { Session } from './session.ts';

/** How a table goes on from turn to turn until it is over or left: people, programs, hand-overs, the end. */
export class Sitting {
  private readonly app: App;
  private readonly session: Session;
  private readonly screen: Screen;
  /** Somebody has taken a turn, or has sat down. */
  private readonly arrived: () => void;
  private readonly turns: ProgramTurns;

  constructor(app: App, session: Session, screen: Screen, arrived: () => void) {
    this.app = app;
    this.session = session;
    this.screen = screen;
    this.arrived = arrived;
    const { programs } = app;
    this.turns = new ProgramTurns(
      { decide: (turn) => programs.decide(session, turn), forget: () => programs.forget(session) },
      () => session.table,
    );
  }

  /** Commits a complete turn. */
  commit(turn = this.session.table): void {
    this.letHappen((session) => session.commit(turn));
  }

  /**
   * Lets something happen to the match; whatever a program was deciding is dropped. A failure to write ends all: what is on
   * the disk is whole, and the same can be done again.
   */
  letHappen(act: (session: Session) => void): void {
    const { app, session } = this;
    this.turns.drop();
    try {
      act(session);
      this.goOn();
    } catch (problem) {
      const trouble = notSaved(textOf(app), session.saved.file, problem);
      this.close();
      process.exitCode = EXIT.badInput;
      app.stage.leave(trouble);
    }
  }

  /** What comes after a turn: the end, another person, a program, or the same person again. */
  goOn(): void {
    const { app, session, screen } = this;
    this.arrived();
    if (app.stage.shows(screen)) this.showFirst();
    if (session.program !== undefined) this.letProgramPlay();
  }

  /** Shows what must be seen before anything else: the end, or that another person is to look. */
  showFirst(): void {
    const { app, session } = this;
    if (isOver(session.table)) this.showEnd();
    else if (session.viewer === undefined && session.program === undefined)
      app.stage.open(curtain(app, session, () => this.goOn()));
  }

  /** Meanwhile people may look at whatever they like. */
  private letProgramPlay(): void {
    this.turns.next().then((turn) => {
      if (turn !== undefined) this.commit(turn);
      this.app.stage.redraw();
    });
  }

  /** Lets the program that thinks decide at once; one that has failed is asked again. */
  hurry(): void {
    if (this.turns.failure === undefined) this.turns.hurry();
    else this.askAgain();
  }

  /** Asks a program again that has failed. */
  askAgain(): void {
    if (this.turns.failure !== undefined) this.letProgramPlay();
  }

  /** Why the program to act has not decided, in words; undefined if it thinks, or if none is to act. */
  get stuck(): string | undefined {
    const { failure } = this.turns;
    return failure === undefined ? undefined : whyNot(failure, this.app.language);
  }

  /** The end takes the place of the table. */
  private showEnd(): void {
    const { app, session } = this;
    const reading = endReading(app, session.table, session.viewer ?? 'audience', session.saved.file);
    const done = (): void => {
      this.close();
      app.stage.back();
    };
    app.stage.replace({ ...reader(app.stage, reading, done), leave: () => this.leave() });
  }

  /** Leaves the table as it is; all but the draft is on the disk. */
  leave(): void {
    const { app, session } = this;
    const { saved } = session;
    const key = !saved.isIntact() ? 'play.changed' : isOver(session.table) ? 'play.finished' : 'play.saved';
    this.close();
    app.stage.leave(textOf(app)(key, { file: saved.file }));
  }

  private close(): void {
    this.turns.leave();
    this.session.saved.close();
  }
}
