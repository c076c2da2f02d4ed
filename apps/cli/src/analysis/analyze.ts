import { availableParallelism } from 'node:os';
import type { BotAnswer, BotRequest, BotSpec, BotThread, Evaluation } from '@interregnum/bots';
import { type Choice, type Game, NO_SEAT, type State } from '@interregnum/kernel';
import { newBotThread } from '../bots/thread.ts';
import { shareOut } from '../threads.ts';
import { bestPlay } from './best-play.ts';

/** Who is asked about positions of a game, and how. */
export interface Inquiry {
  readonly game: Game;
  readonly bot: BotSpec;
  readonly seed: string;
  /** Milliseconds for a position at most, if the bot is given no time of its own. */
  readonly maxMs: number;
  /** Whether to follow best play further than to the next real choice where it is proven, which takes time. */
  readonly follows: boolean;
  /** Once it is aborted, the best found so far has to do. */
  readonly signal: AbortSignal;
}

/** What was found out about a position: no evaluation if the game is over there. */
export interface Finding {
  readonly seen: State;
  readonly evaluation: Evaluation | undefined;
}

interface Listener {
  /** What is thought of a position by now. */
  thinks(at: number, evaluation: Evaluation): void;
  /** What was found out: in the order of the positions. */
  finds(at: number, finding: Finding): void;
}

/** Analyzes positions on all cores, each from scratch, as if it were the only one. Returns how many it came to. */
export async function analyze(inquiry: Inquiry, positions: readonly State[], listener: Listener): Promise<number> {
  const findings = new Map<number, Finding>();
  let [next, told] = [0, 0];
  const tell = (): void => {
    for (let finding = findings.get(told); finding !== undefined; finding = findings.get(told)) {
      findings.delete(told);
      listener.finds(told++, finding);
    }
  };
  const nextAt = (): number | undefined => (next < positions.length && !inquiry.signal.aborted ? next++ : undefined);
  const threads = Array.from({ length: Math.min(positions.length, availableParallelism()) }, newBotThread);
  try {
    await shareOut(threads, nextAt, async (thread, at) => {
      findings.set(at, await findOut(inquiry, thread, positions[at], (evaluation) => listener.thinks(at, evaluation)));
      tell();
    });
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
  }
  return told;
}

/** Who is asked about the position, and who about what follows from a proven one. */
const [ANALYST, FOLLOWER] = ['analyst', 'follower'];

type Listen = (evaluation: Evaluation) => void;

async function findOut(inquiry: Inquiry, thread: BotThread, seen: State, listen: Listen): Promise<Finding> {
  const { game, bot, seed, maxMs, signal } = inquiry;
  if (game.toAct(seen) === NO_SEAT) return { seen, evaluation: undefined };
  const request: BotRequest = {
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    bot,
    seed,
    botId: ANALYST,
    seen,
    maxMs,
    alone: true,
  };
  const { evaluation } = await ask(inquiry, thread, request, listen);
  const provenChoice = async (next: State): Promise<Choice | undefined> => {
    if (!inquiry.follows || signal.aborted) return undefined;
    const prover = { name: bot.name, iterations: 1 };
    const { choice, evaluation: its } = await ask(inquiry, thread, {
      ...request,
      botId: FOLLOWER,
      bot: prover,
      seen: next,
    });
    return its?.exact ? choice : undefined;
  };
  const line = evaluation?.exact ? await bestPlay(game, seen, evaluation.best, provenChoice) : evaluation?.line;
  for (const botId of [ANALYST, FOLLOWER]) thread.forget(botId);
  return { seen, evaluation: evaluation && { ...evaluation, line: line ?? [] } };
}

/** Asks until the signal says that it has been long enough. */
async function ask({ signal }: Inquiry, thread: BotThread, request: BotRequest, listen?: Listen): Promise<BotAnswer> {
  const { answer, hurry } = thread.ask(request, listen);
  signal.addEventListener('abort', hurry);
  return answer.finally(() => signal.removeEventListener('abort', hurry));
}
