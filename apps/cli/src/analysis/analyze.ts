import { availableParallelism } from 'node:os';
import type { BotAnswer, BotRequest, BotSpec, BotThread, Evaluation } from '@interregnum/bots';
import { type Choice, type Game, NO_SEAT, type State } from '@interregnum/kernel';
import { newBotThread } from '../bots/thread.ts';
import { shareOut } from '../threads/threads.ts';
import { bestPlay } from './best-play.ts';

/** Who is asked about positions of a game, and how. */
export interface AnalysisRequest {
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
export interface AnalysisResult {
  readonly seen: State;
  readonly evaluation: Evaluation | undefined;
}

interface Listener {
  /** What is thought of a position by now. */
  thinks(at: number, evaluation: Evaluation): void;
  /** What was found out: in the order of the positions. */
  finds(at: number, finding: AnalysisResult): void;
}

/** Analyzes positions on all cores, each from scratch, as if it were the only one. Returns how many it came to. */
export async function analyze(
  request: AnalysisRequest,
  positions: readonly State[],
  listener: Listener,
): Promise<number> {
  const results = new Map<number, AnalysisResult>();
  let [next, told] = [0, 0];
  const tell = (): void => {
    for (let finding = results.get(told); finding !== undefined; finding = results.get(told)) {
      results.delete(told);
      listener.finds(told++, finding);
    }
  };
  const nextAt = (): number | undefined => (next < positions.length && !request.signal.aborted ? next++ : undefined);
  const threads = Array.from({ length: Math.min(positions.length, availableParallelism()) }, newBotThread);
  try {
    await shareOut(threads, nextAt, async (thread, at) => {
      results.set(at, await findOut(request, thread, positions[at], (evaluation) => listener.thinks(at, evaluation)));
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

async function findOut(
  request: AnalysisRequest,
  thread: BotThread,
  seen: State,
  listen: Listen,
): Promise<AnalysisResult> {
  const { game, bot, seed, maxMs, signal } = request;
  if (game.toAct(seen) === NO_SEAT) return { seen, evaluation: undefined };
  const botRequest: BotRequest = {
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    bot,
    seed,
    botId: ANALYST,
    seen,
    maxMs,
    isOnlyDecision: true,
  };
  const { evaluation } = await ask(request, thread, botRequest, listen);
  const provenChoice = async (next: State): Promise<Choice | undefined> => {
    if (!request.follows || signal.aborted) return undefined;
    const prover = { name: bot.name, iterations: 1 };
    const { choice, evaluation: its } = await ask(request, thread, {
      ...botRequest,
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
async function ask(
  { signal }: AnalysisRequest,
  thread: BotThread,
  botRequest: BotRequest,
  listen?: Listen,
): Promise<BotAnswer> {
  const { answer, hurry } = thread.ask(botRequest, listen);
  signal.addEventListener('abort', hurry);
  return answer.finally(() => signal.removeEventListener('abort', hurry));
}
