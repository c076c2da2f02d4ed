import { type ClientParts, chosenIn, MatchClient, textsOf, undo, type WaitsFor } from '@interregnum/match';

/** Says whether a whole turn may be played. */
export type Gate = (turn: readonly string[]) => boolean;

/**
 * The learner’s screen: a turn that the lesson does not ask for is taken back instead of being handed in, and once a table has told
 * what it was laid out for, nothing more is asked at it.
 */
export class LessonClient extends MatchClient {
  private readonly gate: Gate;
  private readonly byItself: readonly string[];
  private isAtRest = false;

  /** `byItself` are choices that the lesson makes for the learner. */
  constructor(parts: ClientParts, gate: Gate, byItself: readonly string[]) {
    super(parts);
    this.gate = gate;
    this.byItself = byItself;
  }

  /** What the lesson has chosen goes with the choice before it: alone it would be made again at once. */
  override undo(): void {
    const { draft } = this;
    const chosen = draft === undefined ? [] : chosenIn(draft);
    if (draft === undefined || chosen.length < 2 || !this.byItself.includes(chosen[chosen.length - 1])) super.undo();
    else this.takeDraft(undo(undo(draft)));
  }

  override async commitDraft(): Promise<void> {
    const { draft } = this;
    if (draft === undefined || !this.canCommit) return;
    if (this.gate(textsOf(draft))) await super.commitDraft();
    else this.undo();
  }

  /** Nobody is waited for any more. */
  rest(): void {
    this.isAtRest = true;
    this.draft = undefined;
  }

  override get waitsFor(): WaitsFor | undefined {
    return this.isAtRest ? undefined : super.waitsFor;
  }
}
