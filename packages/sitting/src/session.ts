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
  seatToAct,
  type Table,
  takeBack,
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

/** A table that is being played: every committed turn is handed to the book before the next seat decides. */
export class Session<Kept extends Book = Book> {
  table: Table;
  /** Whose eyes the screen is for; undefined while it is handed over. */
  viewer: Seat | undefined;
  readonly saved: Kept;
  /** What programs that leave something to chance draw from. */
  readonly seed: string;
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
    const next = commit(turn, this.now());
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
    this.viewer = this.next;
  }

  /** Drafts for a person what has no alternative, and tells whose eyes the screen is for. */
  private turnTo(): void {
    if (!isOver(this.table) && this.program === undefined) this.table = withForced(this.table);
    this.viewer = this.mustHandOver() ? undefined : this.next;
  }

  /** Whether somebody else looks next who must not see what others see, or be seen by them. */
  private mustHandOver(): boolean {
    const to = this.next;
    if (to === undefined || to === this.viewer || isOver(this.table)) return false;
    return people(this.table).some((seat) => seat !== to && haveSecrets(this.table, seat, to));
  }
}
