import type { Evaluation } from '@interregnum/bots';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { draftOf, mustChoose, newMatch } from '../../test/matches.ts';
import { type Draft, seenIn } from '../draft.ts';
import { type Adviser, HintRequest, secondBest } from './hint.ts';
import { reasonsFor } from './reasons.ts';

const TURN = ['welsh-support', 'devon', 'gwynedd welsh'];
const start = draftOf(newMatch({ game: kingIsDead, name: 's' }).match);

/** An adviser with a turn in mind, who thinks until it is told that this was long enough, unless it answers at once. */
class FixedAdviser implements Adviser {
  readonly asked: Draft[] = [];
  hurried = 0;
  dismissed = 0;
  private readonly atOnce: boolean;
  private readonly hasEvaluation: boolean;

  constructor(atOnce = true, hasEvaluation = true) {
    this.atOnce = atOnce;
    this.hasEvaluation = hasEvaluation;
  }

  advise(draft: Draft, listen: (evaluation: Evaluation) => void) {
    this.asked.push(draft);
    const best = draft.game.notation.read(seenIn(draft), TURN[draft.decisions.length]) as number;
    const evaluation = { best, value: 0.5, exact: false, candidates: [], line: [] };
    listen(evaluation);
    let hurry = (): void => {};
    const answer = new Promise<{ choice: number; evaluation: Evaluation | undefined }>((resolve) => {
      hurry = () => resolve({ choice: best, evaluation: this.hasEvaluation ? evaluation : undefined });
    });
    if (this.atOnce) hurry();
    return {
      answer,
      hurry: () => {
        this.hurried++;
        hurry();
      },
    };
  }

  dismiss(): void {
    this.dismissed++;
  }
}

describe('a hint', () => {
  test('is a whole turn, with what speaks for it', async () => {
    const [adviser, heard] = [new FixedAdviser(), [] as Evaluation[]];
    const { texts, reasons, evaluation } = await new HintRequest(adviser, start, (each) => heard.push(each)).hint;
    expect(texts).toEqual(TURN);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons).toEqual(reasonsFor(start, mustChoose(start, ...TURN)));
    expect(evaluation.best).toBe(kingIsDead.notation.read(seenIn(start), TURN[0]));
    // What is thought of later choices is not told.
    expect([heard, adviser.dismissed, adviser.asked.length]).toEqual([[evaluation], 1, 3]);
  });

  test('is the rest of a turn that has been begun', async () => {
    const begun = mustChoose(start, ...TURN.slice(0, 2));
    const { texts, reasons } = await new HintRequest(new FixedAdviser(), begun, () => {}).hint;
    expect([texts, reasons]).toEqual([TURN.slice(2), reasonsFor(begun, mustChoose(begun, TURN[2]))]);
  });

  test('comes at once if that was long enough', async () => {
    const adviser = new FixedAdviser(false);
    const request = new HintRequest(adviser, start, () => {});
    request.hurry();
    expect((await request.hint).texts).toEqual(TURN);
    expect(adviser.hurried).toBe(3);
  });

  test('does not come once it is not wanted, or without an evaluation', async () => {
    const adviser = new FixedAdviser(false);
    const request = new HintRequest(adviser, start, () => {});
    request.stop();
    await expect(request.hint).rejects.toThrow('no evaluation');
    expect(adviser.dismissed).toBe(1);
    await expect(new HintRequest(new FixedAdviser(true, false), start, () => {}).hint).rejects.toThrow('no evaluation');
  });
});

const evaluationOf = (value: number, ...others: number[]): Evaluation => ({
  best: 0,
  value,
  exact: false,
  candidates: [value, ...others].map((each, choice) => ({ choice, value: each, visits: 90 - choice })),
  line: [],
});

test('second is what was tried most after the best, but never what was hoped for more and tried too seldom', () => {
  expect(secondBest(evaluationOf(0.6, 0.5, 0.55))?.choice).toBe(1);
  expect(secondBest(evaluationOf(0.26, 0.28, 0.2))?.choice).toBe(2);
  expect(secondBest(evaluationOf(0.26, 0.28))).toBeUndefined();
  expect(secondBest(evaluationOf(1))).toBeUndefined();
});
