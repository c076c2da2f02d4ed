import type { Candidate, Evaluation, PendingAnswer } from '@interregnum/bots';
import type { Message } from '@interregnum/kernel';
import { type Draft, decideIn, seenIn } from '../draft.ts';
import { type ExpectedTurn, expectedTurns } from './expected-turns.ts';
import { reasonsFor } from './reasons.ts';

/** How the strongest bot would play the rest of a turn, and why. */
export interface Hint {
  /** The choices, in notation. */
  readonly texts: readonly string[];
  /** Reasons for them, the weightiest first, in the words of the game. */
  readonly reasons: readonly Message[];
  /** What it thinks of the first of them. */
  readonly evaluation: Evaluation;
  /** The turns that it expects after this one. */
  readonly expected: readonly ExpectedTurn[];
}

/** What would come second: the choice most tried but for the best, if no more was hoped for than for that. */
export const secondBest = ({ candidates: [, ...others], value }: Evaluation): Candidate | undefined =>
  others.find((other) => other.value <= value);

/** A bot that can be asked what it thinks of a turn. */
export interface Adviser {
  /** Asks about the next choice of a turn. */
  advise(draft: Draft, listen: (evaluation: Evaluation) => void): PendingAnswer;
  /** Nothing more will be asked. */
  dismiss(): void;
}

/** A hint that was asked for, choice by choice, until the turn would be complete. */
export class HintRequest {
  readonly hint: Promise<Hint>;
  private readonly adviser: Adviser;
  private thought: PendingAnswer | undefined;
  private hurried = false;
  private stopped = false;

  /** `listen` is told what is thought of the first choice by now. */
  constructor(adviser: Adviser, draft: Draft, listen: (evaluation: Evaluation) => void) {
    this.adviser = adviser;
    this.hint = this.ask(draft, listen).finally(() => adviser.dismiss());
  }

  /** The best that was found so far will do. */
  hurry(): void {
    this.hurried = true;
    this.thought?.hurry();
  }

  /** It is not wanted any more, and will not come. */
  stop(): void {
    this.stopped = true;
    this.hurry();
  }

  private async ask(start: Draft, listen: (evaluation: Evaluation) => void): Promise<Hint> {
    const first = await this.evaluationOf(start, listen);
    let [draft, evaluation, texts] = [start, first, [] as string[]];
    for (;;) {
      const text = start.game.notation.write(seenIn(draft), evaluation.best);
      texts = [...texts, text];
      const next = decideIn(draft, text);
      if (next.isComplete)
        return {
          texts,
          reasons: reasonsFor(start, next),
          evaluation: first,
          expected: expectedAfter(draft, evaluation),
        };
      draft = next;
      evaluation = await this.evaluationOf(draft, () => {});
    }
  }

  private async evaluationOf(draft: Draft, listen: (evaluation: Evaluation) => void): Promise<Evaluation> {
    this.thought = this.adviser.advise(draft, listen);
    if (this.hurried) this.thought.hurry();
    const { evaluation } = await this.thought.answer;
    if (evaluation === undefined || this.stopped) throw new Error('no evaluation');
    return evaluation;
  }
}

/** The turns that are expected behind the one that is about to be completed. */
const expectedAfter = (draft: Draft, { line }: Evaluation): ExpectedTurn[] =>
  expectedTurns(draft.game, seenIn(draft), line).slice(1);
