import { BotThread, BotWorker, type StartWorker, type ToWorker } from '@interregnum/bots';
import { claim } from '@interregnum/claim';
import { kingIsDead } from '@interregnum/king-is-dead';
import { heuristics } from '@interregnum/king-is-dead/heuristics';
import { describe, expect, test } from 'vitest';
import { draftOf, mustChoose, newMatch } from '../../test/matches.ts';
import { withChoice } from '../draft.ts';
import { HintRequest } from './hint.ts';
import { MAX_TURN_MS, MatchBots, UnknownPlayer } from './match-bots.ts';

const { match } = newMatch({ game: kingIsDead, name: 's' });
const draft = draftOf(match);
const decision = { game: kingIsDead, kind: 'page-30', seat: 0, seen: draft.from.seen };

/** A thread that is none: messages go to and fro as soon as possible. The clock stands still. */
function newThread(): { readonly thread: BotThread; readonly posted: ToWorker[]; fail: (problem: Error) => void } {
  const posted: ToWorker[] = [];
  let broken: (problem: Error) => void = () => {};
  const start: StartWorker = (receive, fail) => {
    broken = fail;
    const worker = new BotWorker({
      send: (message) => queueMicrotask(() => receive(message)),
      now: () => 0,
      pause: () => new Promise(setImmediate),
      loadRules: async () => ({ game: kingIsDead, heuristics }),
    });
    const post = (message: ToWorker): void => {
      posted.push(message);
      queueMicrotask(() => worker.receive(message));
    };
    return { post, awaited: () => {}, end: () => {} };
  };
  return { thread: new BotThread(start), posted, fail: (problem) => broken(problem) };
}

const questionsIn = (posted: readonly ToWorker[]) =>
  posted.flatMap((message) => ('ask' in message ? [message.ask] : []));

describe('the bots of a match', () => {
  test('choose what the rules allow', async () => {
    const text = await new MatchBots(newThread().thread, 'x').decide(decision).choice;
    expect('refusal' in withChoice(draft, text)).toBe(false);
  });

  test('are asked about several things at once, and answer all of them', async () => {
    const { thread } = newThread();
    const answers = ['x', 'y', 'z'].map((seed) => new MatchBots(thread, seed).decide(decision).choice);
    for (const text of await Promise.all(answers)) expect('refusal' in withChoice(draft, text)).toBe(false);
  });

  test('answer at once when that was long enough', async () => {
    const thought = new MatchBots(newThread().thread, 'x').decide({ ...decision, kind: 'regent-100000000' });
    setImmediate(() => thought.hurry());
    expect(typeof (await thought.choice)).toBe('string');
  });

  test('are told nothing but what their seat sees, and by which rules', async () => {
    const { thread, posted } = newThread();
    await new MatchBots(thread, 'x').decide(decision).choice;
    const [{ seen, game, rules, bot, maxMs }] = questionsIn(posted);
    expect(seen).toBe(decision.seen);
    expect([game, rules, bot, maxMs]).toEqual(['king-is-dead', 2, { name: 'page', iterations: 30 }, undefined]);
  });

  test('have no more time than people wait, unless they were told what a turn may cost', () => {
    const { thread, posted } = newThread();
    void new MatchBots(thread, 'x').decide({ ...decision, kind: 'random' }).choice;
    expect(questionsIn(posted)[0].maxMs).toBe(MAX_TURN_MS);
  });

  test('have a botId for each seat, which is forgotten with the match', async () => {
    const { thread, posted } = newThread();
    const bots = new MatchBots(thread, 'x');
    for (const seat of [0, 0, 1]) await bots.decide({ ...decision, seat }).choice;
    expect(questionsIn(posted).map(({ botId }) => botId)).toEqual(['x 0', 'x 0', 'x 1']);
    bots.forget();
    expect(posted.flatMap((message) => ('forget' in message ? [message.forget] : []))).toEqual(['x 0', 'x 1']);
  });

  test('say so if their thread fails', async () => {
    const { thread, fail } = newThread();
    const { choice } = new MatchBots(thread, 'x').decide({ ...decision, kind: 'regent-100000000' });
    fail(new Error('out of memory'));
    await expect(choice).rejects.toThrow('out of memory');
  });

  test('are none of another program', async () => {
    const { thread, posted } = newThread();
    const thought = new MatchBots(thread, 'x').decide({ ...decision, game: claim, kind: 'alpha-zero' });
    thought.hurry();
    await expect(thought.choice).rejects.toThrow(new UnknownPlayer('alpha-zero'));
    expect(posted).toEqual([]);
  });
});

describe('an adviser', () => {
  /** A hint whose thoughts are long enough as soon as they have begun. */
  async function hurriedHint(bots: MatchBots): Promise<readonly string[]> {
    const { advise, dismiss } = bots.adviser();
    const hurried: typeof advise = (...given) => {
      const thought = advise(...given);
      setTimeout(thought.hurry, 5);
      return thought;
    };
    return (await new HintRequest({ advise: hurried, dismiss }, draft, () => {}).hint).texts;
  }

  test('gives a whole turn', async () => {
    const texts = await hurriedHint(new MatchBots(newThread().thread, 'x'));
    expect(mustChoose(draft, ...texts).isComplete).toBe(true);
  });

  test('has a botId of its own, which is forgotten', async () => {
    const { thread, posted } = newThread();
    const bots = new MatchBots(thread, 'x');
    await Promise.all([hurriedHint(bots), hurriedHint(bots)]);
    const botIds = new Set(questionsIn(posted).map(({ botId }) => botId));
    expect([botIds.size, botIds.has('x 0')]).toEqual([2, false]);
    expect(posted.filter((message) => 'forget' in message)).toHaveLength(2);
  });
});
