import { type ClientParts, MatchClient, textsOf } from '@interregnum/match';

/** Says whether a whole turn may be played. */
export type Gate = (turn: readonly string[]) => boolean;

/** The learner’s screen: a turn that the lesson does not ask for is taken back instead of being handed in. */
export class LessonClient extends MatchClient {
  private readonly gate: Gate;

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
}
