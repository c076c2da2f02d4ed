import type { Refusal } from '@interregnum/kernel';
import type { Session } from '@interregnum/sitting';
import { draftTexts, isComplete } from '@interregnum/table';
import type { DraftBook } from './laid.ts';

/** The choices of the turn that is being drafted, and the book that keeps them. */
export class Drafting {
  /** What was chosen, in notation; what followed without a choice is not among it. */
  chosen: readonly string[] = [];
  private readonly session: Session<DraftBook>;

  constructor(session: Session<DraftBook>) {
    this.session = session;
  }

  /** Drafts a choice, unless it is refused. */
  choose(text: string): Refusal | undefined {
    const refusal = this.session.choose(text);
    if (refusal === undefined) this.chosen = [...this.chosen, text];
    return refusal;
  }

  /** Takes the last choice back, and tells which it was. */
  takeBack(): string {
    const last = this.chosen[this.chosen.length - 1];
    this.session.takeBack();
    this.chosen = this.chosen.slice(0, -1);
    return last;
  }

  /** Drafts choices as far as they are possible one after another. */
  follow(texts: readonly string[]): void {
    for (const text of texts) if (isComplete(this.session.table) || this.choose(text) !== undefined) return;
  }

  /** Drafts choices if all of them are possible one after another; else none. */
  tries(texts: readonly string[]): boolean {
    const before = this.chosen.length;
    this.follow(texts);
    if (this.chosen.length === before + texts.length) return true;
    while (this.chosen.length > before) this.takeBack();
    return false;
  }

  /** Drafts a turn from its beginning, which is told with what follows without a choice. */
  redraft(turn: readonly string[]): void {
    while (this.chosen.length > 0) this.takeBack();
    let next = draftTexts(this.session.table).length;
    while (next < turn.length && this.choose(turn[next]) === undefined) next = draftTexts(this.session.table).length;
  }

  /** The turn was committed. */
  begin(): void {
    this.chosen = [];
  }

  keep(): void {
    this.session.saved.keepDraft(this.chosen);
  }
}
