import { type MessagePort, parentPort } from 'node:worker_threads';
import { type Bot, newBot } from '@interregnum/bots';
import type { Game } from '@interregnum/kernel';
import { adviceOf, GAMES } from '@interregnum/library';
import type { Answer, FromBots, Question, ToBots } from './messages.ts';

/** The thread on which bots think. Between two moments of thought it listens. */
const port = parentPort as MessagePort;
const minds = new Map<string, Bot>();
const hurried = new Set<number>();
/** Milliseconds between two opinions of somebody who talks. */
const PAUSE = 250;

const send = (message: FromBots): void => port.postMessage(message);

function mindOf({ game: id, bot, seed, mind }: Question): Bot {
  const known = minds.get(mind);
  if (known !== undefined) return known;
  const game = GAMES.get(id) as Game;
  const iterations = bot.ms === undefined ? bot.iterations : Number.POSITIVE_INFINITY;
  const fresh = newBot(game, adviceOf(game), bot.name, seed, iterations);
  minds.set(mind, fresh);
  return fresh;
}

async function think(id: number, question: Question): Promise<Answer> {
  const bot = mindOf(question);
  const start = performance.now();
  let told = start;
  bot.face(question.seen, question.whole);
  const most = (question.bot.ms ?? question.longest ?? Number.POSITIVE_INFINITY) * bot.part;
  while (!hurried.has(id) && bot.think()) {
    const now = performance.now();
    if (now - start >= most) break;
    const opinion = question.talks && now - told >= PAUSE ? bot.opinion() : undefined;
    if (opinion !== undefined) {
      send({ id, thinks: opinion });
      told = now;
    }
    await new Promise(setImmediate);
  }
  hurried.delete(id);
  return { choice: bot.choice(), opinion: bot.opinion() };
}

port.on('message', (message: ToBots) => {
  if ('enough' in message) hurried.add(message.enough);
  else if ('forget' in message) minds.delete(message.forget);
  else {
    const { id, ask } = message;
    think(id, ask).then(
      (answer) => send({ id, answer }),
      (problem: unknown) => send({ id, trouble: String(problem) }),
    );
  }
});
