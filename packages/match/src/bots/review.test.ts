import type { Candidate, Evaluation } from '@interregnum/bots';
import { claim } from '@interregnum/claim';
import { FastRandom, type Seat } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { newMatch } from '../../test/matches.ts';
import { type Draft, seenIn } from '../draft.ts';
import { type Match, seatToAct } from '../match.ts';
import { takeTurn } from '../take-turn.ts';
import { type MatchView, viewFor } from '../view.ts';
import type { Adviser } from './hint.ts';
import { MatchReview } from './review.ts';

const KING = newMatch({ game: kingIsDead, name: 's' }).match;
const SUPPORT = ['welsh-support', 'devon', 'gwynedd welsh'];

function after(match: Match, ...turns: readonly (readonly string[])[]): Match {
  return turns.reduce((now, texts) => {
    const taken = takeTurn(now, seatToAct(now), now.head.token, texts);
    if (!('match' in taken)) throw new Error(JSON.stringify(taken));
    return taken.match;
  }, match);
}

const viewOf = (match: Match, seat: Seat): MatchView => viewFor(match, seat, ['Ana', 'Ben']);

/** What it thinks of some choices, by their texts; of all others nothing. The best comes first. */
type Opinion = readonly (readonly [text: string, value: number, visits?: number])[];

/** An adviser with an opinion on everything, asked in this order. */
class Opinionated implements Adviser {
  readonly asked: Draft[] = [];
  dismissed = 0;
  private readonly opinions: Opinion[];

  /** Whether what it thinks is proven. */
  isSure = false;

  constructor(...opinions: Opinion[]) {
    this.opinions = opinions;
  }

  advise(draft: Draft) {
    this.asked.push(draft);
    const opinion = this.opinions[Math.min(this.asked.length, this.opinions.length) - 1];
    const candidates = opinion.map(([text, value, visits = 100]): Candidate => {
      const choice = draft.game.notation.read(seenIn(draft), text);
      if (choice === undefined) throw new Error(`no choice ${text}`);
      return { choice, value, visits };
    });
    const [best] = candidates;
    const evaluation: Evaluation = { best: best.choice, value: best.value, exact: this.isSure, candidates, line: [] };
    return { answer: Promise.resolve({ choice: best.choice, evaluation }), hurry: () => {} };
  }

  dismiss(): void {
    this.dismissed++;
  }
}

async function reviewed(adviser: Adviser, view: MatchView, seat: Seat) {
  const review = new MatchReview(adviser, view, seat, () => {});
  await review.done;
  return review.turns;
}

test('a turn that was the best gives nothing away', async () => {
  const match = after(KING, SUPPORT, ['pass']);
  const adviser = new Opinionated([['welsh-support', 0.6]], [['devon', 0.6]], [['gwynedd welsh', 0.6]]);
  expect(await reviewed(adviser, viewOf(match, 0), 0)).toEqual([{ from: 0, chance: 0.6, better: undefined }]);
  expect(adviser.dismissed).toBe(1);
});

test('a better turn is told up to where it differs from the one that was played', async () => {
  const match = after(KING, SUPPORT, ['pass']);
  const adviser = new Opinionated(
    [['welsh-support', 0.6]],
    [
      ['gwynedd', 0.7],
      ['devon', 0.4],
    ],
  );
  expect(await reviewed(adviser, viewOf(match, 0), 0)).toEqual([
    {
      from: 0,
      chance: 0.6,
      better: { texts: ['welsh-support', 'gwynedd'], instead: ['welsh-support', 'devon'], chance: 0.7, chosen: 0.4 },
    },
  ]);
});

test('small differences are no mistakes; what was hardly tried counts as the worst of what was', async () => {
  const match = after(KING, ['pass'], ['pass']);
  const close = new Opinionated([
    ['negotiate', 0.52],
    ['pass', 0.5],
  ]);
  expect((await reviewed(close, viewOf(match, 0), 0))[0].better).toBeUndefined();
  const untried = new Opinionated([
    ['negotiate', 0.52],
    ['manoeuvre', 0.3],
    ['pass', 0.9, 1],
  ]);
  expect((await reviewed(untried, viewOf(match, 0), 0))[0].better).toMatchObject({ chance: 0.52, chosen: 0.3 });
});

test('where the best choice is proven to win, another one was worth no more than what it led to', async () => {
  const match = after(KING, ['pass'], ['pass'], ['pass'], ['pass']);
  const lost = new Opinionated([['negotiate', 1]], [['negotiate', 0]]);
  lost.isSure = true;
  const turns = await reviewed(lost, viewOf(match, 0), 0);
  expect(turns[0].better).toEqual({ texts: ['negotiate'], instead: ['pass'], chance: 1, chosen: 0 });
  // What was asked for that is not asked again.
  expect([turns[1].chance, turns.length, lost.asked.length]).toEqual([0, 2, 2]);
  const won = new Opinionated([['negotiate', 1]]);
  won.isSure = true;
  expect((await reviewed(won, viewOf(match, 0), 0)).map(({ better }) => better)).toEqual([undefined, undefined]);
});

test('only turns of the seat are asked about, each by what the seat saw then', async () => {
  const start = newMatch({ game: claim, name: 'review' }).match;
  const leads = JSON.parse(claim.position.write(start.state)).hands[seatToAct(start)] as string[];
  const match = after(start, [leads[0]]);
  const seat = seatToAct(start);
  const adviser = new Opinionated(leads.map((text): Opinion[number] => [text, 0.5]));
  expect(await reviewed(adviser, viewOf(match, seat), seat)).toHaveLength(1);
  expect(adviser.asked.map(seenIn)).toEqual([claim.redact(start.state, seat)]);
  expect(await reviewed(adviser, viewOf(match, 1 - seat), 1 - seat)).toEqual([]);
});

test('turns without a choice are passed over', async () => {
  let match = newMatch({ game: claim, name: 'review' }).match;
  const random = new FastRandom('review');
  while (match.progress.end === undefined)
    match = after(match, [claim.notation.write(match.state, claim.pick(match.state, random))]);
  const silent: Adviser = { advise: () => ({ answer: new Promise(() => {}), hurry: () => {} }), dismiss: () => {} };
  const { count } = new MatchReview(silent, viewOf(match, 0), 0, () => {});
  expect(count).toBeGreaterThan(10);
  expect(count).toBeLessThan(26);
});

test('what was known when it was stopped is not asked again', async () => {
  const match = after(KING, SUPPORT, ['pass'], ['pass'], ['pass']);
  const adviser = new Opinionated([['pass', 0.5]]);
  const known = [{ from: 0, chance: 0.6, better: undefined }];
  const review = new MatchReview(adviser, viewOf(match, 0), 0, () => {}, known);
  expect(review.count).toBe(2);
  await review.done;
  expect([review.turns.length, review.turns[0], adviser.asked.length]).toEqual([2, known[0], 1]);
  const fresh = new Opinionated([['welsh-support', 0.6]], [['devon', 0.6]], [['gwynedd welsh', 0.6]]);
  const stopped = new MatchReview(fresh, viewOf(match, 0), 0, () => stopped.stop());
  await stopped.done;
  expect(stopped.turns).toHaveLength(1);
});
