import type { Prompt, Seat } from '@interregnum/kernel';
import { Company, type Session } from '@interregnum/sitting';
import { drafted, isComplete, isOver, seatToAct, type Table } from '@interregnum/table';
import type { GameId } from '../games/index.ts';
import type { GameView } from '../games/view.ts';
import { BotTurns } from './bot-turns.ts';
import type { Touched } from './choosing.ts';
import { Drafting } from './drafting.ts';
import type { Answer, DraftBook, Laid, Manner } from './laid.ts';
import { Playback, tempoAt } from './playback.ts';
import { Replay } from './replay.ts';
import { Watched } from './watched.ts';

/**
 * A table on the screen: what is chosen, shown and answered. It tells its listeners whenever something changed, and holds
 * no rule: every choice goes through the session. A little longer than others: all that a screen can ask for is here.
 */
export class TableModel extends Watched {
  readonly id: string;
  readonly gameId: GameId;
  readonly session: Session<DraftBook>;
  readonly view: GameView;
  readonly company: Company;
  readonly playback: Playback;
  readonly drafting: Drafting;
  /** The parts of the next choice that have been touched. */
  touched: Touched = [];
  answer: Answer | undefined;
  /** Whether the browser has failed to keep the table. */
  isUnsaved = false;
  private readonly manner: Manner;
  private readonly bots: BotTurns;
  private past: Replay | undefined;
  private lastViewer: Seat | undefined;

  constructor({ gameId, id, session, view, draft, host, manner }: Laid) {
    super();
    this.gameId = gameId;
    this.id = id;
    this.session = session;
    this.view = view;
    this.manner = manner;
    this.company = new Company(host, session.seed);
    this.bots = new BotTurns(this.company, session, (turn) =>
      turn === undefined ? this.changed() : this.commit(turn),
    );
    this.playback = new Playback(session.table.choices.length, tempoAt(this, manner.pace), () => this.changed());
    this.drafting = new Drafting(session);
    // Nothing is committed without being asked for, also if it is complete.
    if (session.program === undefined) this.drafting.follow(draft);
    this.bots.next();
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

  /**
   * Whose eyes the screen is for; undefined while it is handed over. What a turn led to is first shown to those who took
   * it.
   */
  get viewer(): Seat | undefined {
    return this.playback.isRunning ? (this.lastViewer ?? this.session.viewer) : this.session.viewer;
  }

  /** The way back through the match; undefined before it is over, and before its last turn was shown. */
  get replay(): Replay | undefined {
    if (!isOver(this.table) || this.playback.isRunning) return undefined;
    this.past ??= new Replay(this.table.choices.length, tempoAt(this, this.manner.pace), () => this.refuse(undefined));
    return this.past;
  }

  get prompt(): Prompt | undefined {
    const { game } = this.table;
    return this.asked === undefined ? undefined : game.prompt(game.redact(drafted(this.table), this.asked));
  }

  /** Drafts a choice; a complete turn is committed at once if that is set. */
  choose(text: string): void {
    const refusal = this.drafting.choose(text);
    if (refusal !== undefined) this.refuse({ refused: text, refusal });
    else this.draftChanged();
  }

  /** Drafts choices if all of them are possible one after another; else nothing changes. */
  tries(texts: readonly string[]): boolean {
    const succeeds = this.drafting.tries(texts);
    if (succeeds) this.draftChanged();
    return succeeds;
  }

  private draftChanged(): void {
    this.touched = [];
    this.answer = undefined;
    if (this.manner.atOnce() && this.canCommit) this.commit();
    else this.drafting.keep();
    this.changed();
  }

  touchPart(touched: Touched): void {
    this.touched = touched;
    this.answer = undefined;
    this.changed();
  }

  /** Answers in place a touch that leads nowhere. */
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
      this.drafting.takeBack();
      this.drafting.keep();
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
    this.lastViewer = this.viewer;
    this.session.commit(turn);
    this.beginTurn();
    this.playback.goOn(this.table.choices.length, own);
    this.bots.next();
    this.changed();
  }

  /** Something else than a turn happens to the match: the screen shows how it stands then, and bots think anew. */
  happen(deed: (session: Session) => void): void {
    this.lastViewer = undefined;
    deed(this.session);
    this.beginTurn();
    this.playback.turnTo(this.table.choices.length);
    this.bots.startOver();
    this.changed();
  }

  private beginTurn(): void {
    this.drafting.begin();
    this.touched = [];
    this.answer = undefined;
  }

  /** The next person has sat down before the screen. */
  takeOver(): void {
    this.session.takeOver();
    this.lastViewer = undefined;
    this.changed();
  }

  /** The bot that thinks is to decide now; one that has failed is asked again. */
  hurry(): void {
    this.bots.hurry();
  }

  /** Why the bot to act has not decided; undefined if it thinks, or if none is to act. */
  get failure(): unknown {
    return this.bots.failure;
  }

  /** The screen was left. */
  leave(): void {
    this.bots.leave();
    this.playback.stop();
    this.past?.pause();
    this.forgetListeners();
  }

  /** The browser has kept what was played, or could not. */
  tellSaved(isSaved: boolean): void {
    if (this.isUnsaved !== isSaved) return;
    this.isUnsaved = !isSaved;
    this.changed();
  }
}
