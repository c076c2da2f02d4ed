import { type ClientParts, MatchClient, textsOf, type WaitsFor } from '@interregnum/match';

/** Says whether a whole turn may be played. */
export type Gate = (turn: readonly string[]) => boolean;

/**
 * The learner’s screen: a turn that the lesson does not ask for is taken back instead of being handed in, and once a table has told
 * what it was laid out for, nothing more is asked at it.
 */
export class LessonClient extends MatchClient {
  private readonly gate: Gate;
  private isAtRest = false;

  constructor(parts: ClientParts, gate: Gate) {
    super(parts);
    this.gate = gate;
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
