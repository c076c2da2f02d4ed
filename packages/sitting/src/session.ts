import { legalChoices, newChoices, type Refusal, type Seat, type State } from '@interregnum/kernel';
import {
  choose,
  commit,
  drafted,
  haveSecrets,
  isComplete,
  isOver,
  nextViewer,
  people,
  resign,
  seatToAct,
  stop,
  type Table,
  takeBack,
  takebackTo,
  takeTurnsBack,
} from '@interregnum/table';

/** The draft with every choice that has no alternative. What is legal rests on what the seat sees, here as everywhere. */
function withForced(table: Table): Table {
  let next = table;
  while (!isComplete(next)) {
    const s = drafted(next);
    const choices = legalChoices(next.game, s, newChoices());
    if (choices.length !== 1) return next;
    const forced = choose(next, next.game.notation.write(s, choices[0]));
    if ('refusal' in forced) throw new Error(`what is offered was refused by ${forced.refusal.clause}`);
    next = forced;
  }
  return next;
}

/** Where the record of a table is kept. */
export interface Book {
  append(lines: readonly string[]): void;
}

/** A table that is being played: whatever happens to the match is handed to the book before anything else happens. */
export class Session<Kept extends Book = Book> {
  table: Table;
  /** Whose eyes the screen is for; undefined while it is handed over. */
  viewer: Seat | undefined;
  readonly saved: Kept;
  /** What programs that leave something to chance draw from. */
  readonly seed: string;
  /** Whether somebody has still to take the screen over, whatever programs do in the meantime. */
  private isHandedOver = false;
  private readonly now: () => string;
  /** How much had been drafted when each choice of the draft was made. */
  private chosenAt: number[] = [];

  constructor(table: Table, saved: Kept, now: () => string, seed: string) {
    this.table = table;
    this.saved = saved;
    this.now = now;
    this.seed = seed;
    this.turnTo();
  }

  /** The seat that a program is to decide for; undefined if a person is to decide, or nobody. */
  get program(): Seat | undefined {
    const seat = seatToAct(this.table);
    return isOver(this.table) || people(this.table).includes(seat) ? undefined : seat;
  }

  /** Drafts a choice, and what follows from it without a choice. */
  choose(text: string): Refusal | undefined {
    const before = this.table.draft.choices.length;
    const next = choose(this.table, text);
    if ('refusal' in next) return next.refusal;
    this.table = withForced(next);
    this.chosenAt.push(before);
    return undefined;
  }

  /** Whether there is a choice of somebody's to take back. */
  get canTakeBack(): boolean {
    return this.chosenAt.length > 0;
  }

  /** Where the first choice of the turn was made, or will be. */
  get opening(): State {
    const { draft, states } = this.table;
    const at = this.chosenAt[0] ?? draft.states.length;
    return draft.states[at - 1] ?? states[states.length - 1];
  }

  /** Takes back the last choice that somebody made; there must be one. */
  takeBack(): void {
    const to = this.chosenAt.pop() ?? 0;
    while (this.table.draft.choices.length > to) this.table = takeBack(this.table);
  }

  /** Commits a complete turn: the one that was drafted here, or that of a program. */
  commit(turn: Table = this.table): void {
    if (turn.record !== this.table.record) throw new Error('a turn was taken at another moment of the match');
    this.turnInto(commit(turn, this.now()));
  }

  /** A seat gives up; what is drafted is dropped. */
  resign(seat: Seat): void {
    this.turnInto(resign(this.table, seat, this.now()));
  }

  /** Breaks the match off: nobody wins. */
  stop(): void {
    this.turnInto(stop(this.table, this.now()));
  }

  /** Takes back the last turn of a person and all that followed it; there must be one that can be. */
  takeTurnBack(): void {
    const decisions = takebackTo(this.table);
    if (decisions === undefined) throw new Error('there is no turn to take back');
    this.turnInto(takeTurnsBack(this.table, decisions, this.now()));
  }

  /** The book first, then the table. */
  private turnInto(next: Table): void {
    this.saved.append(next.record.lines.slice(this.table.record.lines.length));
    this.table = next;
    this.chosenAt = [];
    this.turnTo();
  }

  /** Who takes the screen when it is handed over. */
  get next(): Seat | undefined {
    return nextViewer(this.table, this.viewer);
  }

  takeOver(): void {
    this.isHandedOver = false;
    this.viewer = this.next;
  }

  /** Drafts for a person what has no alternative, and tells whose eyes the screen is for. */
  private turnTo(): void {
    if (!isOver(this.table) && this.program === undefined) this.table = withForced(this.table);
    this.isHandedOver = !isOver(this.table) && (this.isHandedOver || this.mustHandOver());
    this.viewer = this.isHandedOver ? undefined : this.next;
  }

  /** Whether somebody else looks next who must not see what others see, or be seen by them. */
  private mustHandOver(): boolean {
    const to = this.next;
    if (to === undefined || to === this.viewer) return false;
    // Who has just resigned still sits before the screen.
    const watching = this.viewer === undefined ? people(this.table) : [...people(this.table), this.viewer];
    return watching.some((seat) => seat !== to && haveSecrets(this.table, seat, to));
  }
}
