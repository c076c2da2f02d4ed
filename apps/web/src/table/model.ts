import type { Prompt, Seat } from '@interregnum/kernel';
import { botOfKind, Company, type Deciders, ProgramTurns, type Session } from '@interregnum/sitting';
import { drafted, isComplete, isOver, seatToAct, type Table } from '@interregnum/table';
import type { GameId } from '../games/index.ts';
import type { GameView } from '../games/view.ts';
import type { Touched } from './choosing.ts';
import type { Answer, DraftBook, Laid, Manner } from './laid.ts';
import { Playback } from './playback.ts';

/**
 * A table on the screen: what is chosen, shown and answered. It tells its listeners whenever something changed, and holds
 * no rule: every choice goes through the session.
 */
export class TableModel {
  readonly id: string;
  readonly gameId: GameId;
  readonly session: Session<DraftBook>;
  readonly view: GameView;
  readonly company: Company;
  readonly playback: Playback;
  /** The parts of the next choice that have been touched. */
  touched: Touched = [];
  answer: Answer | undefined;
  /** Why the bot to act has not decided; undefined if it thinks, or if none is to act. */
  failure: unknown;
  /** Whether the browser has failed to keep the table. */
  isUnsaved = false;
  private readonly manner: Manner;
  private readonly turns: ProgramTurns;
  private readonly listeners = new Set<() => void>();
  private chosen: string[] = [];
  private isThinking = false;
  private version = 0;

  constructor({ gameId, id, session, view, draft, host, manner }: Laid) {
    this.gameId = gameId;
    this.id = id;
    this.session = session;
    this.view = view;
    this.manner = manner;
    this.company = new Company(host, session.seed);
    this.turns = new ProgramTurns(this.deciders(), () => session.table);
    this.playback = new Playback(session.table.choices.length, manner.pace, () => this.changed());
    if (session.program === undefined) this.draftAgain(draft);
    this.letBotPlay();
  }

  get table(): Table {
    return this.session.table;
  }

  /** The seat that is asked for a choice on this screen; undefined while nobody is. */
  get asked(): Seat | undefined {
    const { table } = this;
    return isOver(table) || !this.isAttended || isComplete(table) ? undefined : seatToAct(table);
  }

  /** Whether the person to act sits before the screen and sees the present. */
  private get isAttended(): boolean {
    const { program, viewer, table } = this.session;
    return program === undefined && viewer !== undefined && this.playback.isAt(table.choices.length);
  }

  get prompt(): Prompt | undefined {
    const { game } = this.table;
    return this.asked === undefined ? undefined : game.prompt(game.redact(drafted(this.table), this.asked));
  }

  /** Drafts what was drafted before, as far as it is still possible. Nothing is committed without being asked for. */
  private draftAgain(texts: readonly string[]): void {
    for (const text of texts) {
      if (isComplete(this.table) || this.session.choose(text) !== undefined) return;
      this.chosen.push(text);
    }
  }

  /** Drafts a choice; a complete turn is committed at once if that is set. */
  choose(text: string): void {
    const refusal = this.session.choose(text);
    this.touched = [];
    this.answer = refusal === undefined ? undefined : { refused: text, refusal };
    if (refusal === undefined) {
      this.chosen.push(text);
      if (this.manner.atOnce() && isComplete(this.table)) this.commit();
      else this.session.saved.keepDraft(this.chosen);
    }
    this.changed();
  }

  touchPart(touched: Touched): void {
    this.touched = touched;
    this.answer = undefined;
    this.changed();
  }

  refuse(answer: Answer | undefined): void {
    this.answer = answer;
    this.changed();
  }

  skipPlayback(): void {
    this.playback.skip();
    this.changed();
  }

  get canUndo(): boolean {
    return this.isAttended && (this.touched.length > 0 || this.session.canTakeBack);
  }

  /** Takes back what was touched or chosen last. */
  undo(): void {
    if (!this.canUndo) return;
    this.answer = undefined;
    if (this.touched.length > 0) this.touched = this.touched.slice(0, -1);
    else {
      this.session.takeBack();
      this.chosen.pop();
      this.session.saved.keepDraft(this.chosen);
    }
    this.changed();
  }

  /** Takes back the whole turn. */
  startOver(): void {
    while (this.canUndo) this.undo();
  }

  get canCommit(): boolean {
    return this.isAttended && isComplete(this.table);
  }

  commit(turn: Table = this.table): void {
    const own = turn === this.table;
    this.session.commit(turn);
    this.chosen = [];
    this.touched = [];
    this.answer = undefined;
    this.playback.goOn(this.table.choices.length, own);
    this.letBotPlay();
    this.changed();
  }

  /** The next person has sat down before the screen. */
  takeOver(): void {
    this.session.takeOver();
    this.playback.skip();
    this.changed();
  }

  /** The bot that thinks is to decide now; one that has failed is asked again. */
  hurry(): void {
    if (this.failure === undefined) this.turns.hurry();
    else this.letBotPlay();
  }

  /** The screen was left. */
  leave(): void {
    this.turns.leave();
    this.playback.skip();
    this.listeners.clear();
  }

  /** The browser has kept what was played, or could not. */
  tellSaved(isSaved: boolean): void {
    if (this.isUnsaved !== isSaved) return;
    this.isUnsaved = !isSaved;
    this.changed();
  }

  private letBotPlay(): void {
    this.failure = undefined;
    if (this.session.program === undefined || isOver(this.table) || this.isThinking) return;
    this.isThinking = true;
    this.turns.next().then((turn) => {
      this.isThinking = false;
      if (turn !== undefined) this.commit(turn);
      else {
        this.failure = this.turns.failure;
        this.changed();
      }
    });
  }

  private deciders(): Deciders {
    return {
      decide: (turn) => {
        const bot = botOfKind(turn.record.header.seats[seatToAct(turn)].kind);
        if (bot === undefined) throw new Error(`nobody plays as ${turn.record.header.seats[seatToAct(turn)].kind}`);
        return this.company.decide(turn, bot);
      },
      forget: () => this.company.forget(this.table.record.header.seats.length),
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): number => this.version;

  private changed(): void {
    this.version++;
    for (const listener of this.listeners) listener();
  }
}
