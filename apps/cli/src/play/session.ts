import { FastRandom, legalChoices, NO_CHOICE, newChoices, type Refusal, type Seat } from '@interregnum/kernel';
import {
  choose,
  commit,
  decideFor,
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
import type { Saved } from '../records/store.ts';

/** The draft with every choice that has no alternative. */
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

/** A table that is being played: every committed turn is on the disk before the next seat decides. */
export class Session {
  table: Table;
  /** Whose eyes the screen is for; undefined while it is handed over. */
  viewer: Seat | undefined;
  readonly saved: Saved;
  private readonly now: () => string;
  private readonly chance: FastRandom;
  /** How much had been drafted when each choice of the draft was made. */
  private chosenAt: number[] = [];

  constructor(table: Table, saved: Saved, now: () => string, seed: string) {
    this.table = table;
    this.saved = saved;
    this.now = now;
    this.chance = new FastRandom(seed);
    this.goOn();
    this.viewer = this.mustHandOver(undefined) ? undefined : nextViewer(this.table, undefined);
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

  /** Takes back the last choice that somebody made; there must be one. */
  takeBack(): void {
    const to = this.chosenAt.pop() ?? 0;
    while (this.table.draft.choices.length > to) this.table = takeBack(this.table);
  }

  /** Commits the draft, lets programs answer, and tells whose eyes the screen is for then. */
  commit(): void {
    this.enter(this.table);
    this.goOn();
    if (this.mustHandOver(this.viewer)) this.viewer = undefined;
    else this.viewer = nextViewer(this.table, this.viewer);
  }

  /** Who takes the screen when it is handed over. */
  get next(): Seat | undefined {
    return nextViewer(this.table, this.viewer);
  }

  takeOver(): void {
    this.viewer = this.next;
  }

  /** What comes without anybody's choice: the turns of programs, then choices that have no alternative. */
  private goOn(): void {
    this.chosenAt = [];
    this.letProgramsPlay();
    if (!isOver(this.table)) this.table = withForced(this.table);
  }

  private enter(drafted: Table): void {
    const before = this.table.record.lines.length;
    const next = commit(drafted, this.now());
    this.saved.append(next.record.lines.slice(before));
    this.table = next;
  }

  private letProgramsPlay(): void {
    while (!isOver(this.table) && !people(this.table).includes(seatToAct(this.table))) {
      this.enter(decideFor(this.table, (seen) => this.decide(seen)));
    }
  }

  private decide(seen: Int32Array): number {
    const choice = this.table.game.pick(seen, this.chance);
    if (choice === NO_CHOICE) throw new Error('nothing to choose');
    return choice;
  }

  /** Whether somebody else than `from` looks next who must not see what others see, or be seen by them. */
  private mustHandOver(from: Seat | undefined): boolean {
    const to = nextViewer(this.table, from);
    if (to === undefined || to === from || isOver(this.table)) return false;
    return people(this.table).some((seat) => seat !== to && haveSecrets(this.table, seat, to));
  }
}
