import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '@interregnum/games/all';
import type { BotQuestion } from '@interregnum/hosting';
import { FastRandom, type Game } from '@interregnum/kernel';
import { decideIn, newDraft } from '@interregnum/match';
import { afterEach, expect, test } from 'vitest';
import { BotProcess } from './bot-process.ts';

const running: BotProcess[] = [];
afterEach(() => {
  for (const bots of running.splice(0)) bots.close();
});

function newBots(): BotProcess {
  const bots = new BotProcess(() => {});
  running.push(bots);
  return bots;
}

function questionAbout(game: Game, kind: string, longest = 2000): BotQuestion {
  const read = game.options({ seats: 2 });
  if ('refusal' in read) throw new Error(read.refusal.clause);
  const state = game.setup(read.options, new FastRandom('tea'));
  const seat = game.toAct(state);
  const { id, rulesVersion } = game.meta;
  return {
    memory: `${id} ${kind}`,
    game: id,
    rules: rulesVersion,
    kind,
    seat,
    seen: game.redact(state, seat),
    longest,
  };
}

const isWhole = (game: Game, { seen }: BotQuestion, texts: readonly string[]): boolean =>
  texts.reduce((draft, text) => decideIn(draft, text), newDraft(game, seen)).isComplete;

test('bots of every game decide whole turns, in a process of lower priority', async () => {
  const bots = newBots();
  const questions = [...GAMES.values()].flatMap((game) =>
    ['page', 'page-20', 'regent-999999ms', 'random'].map((kind) => ({ game, question: questionAbout(game, kind, 50) })),
  );
  const turns = await Promise.all(questions.map(({ question }) => bots.takeTurn(question)));
  for (const [at, { game, question }] of questions.entries()) expect(isWhole(game, question, turns[at])).toBe(true);
  expect(getPriority(bots.pid)).toBeGreaterThan(getPriority());
  expect(bots.counts).toEqual({ asked: questions.length, failed: 0, restarts: 0 });
});

test('a process that is killed loses no question', async () => {
  const bots = newBots();
  const [game] = GAMES.values();
  const questions = Array.from({ length: 4 }, (_, at) => ({ ...questionAbout(game, 'regent', 400), memory: `${at}` }));
  const turns = Promise.all(questions.map((question) => bots.takeTurn(question)));
  for (let kills = 0; kills < 2; kills++) {
    while (bots.pid === undefined) await sleep(10);
    process.kill(bots.pid, 'SIGKILL');
    while (bots.counts.restarts === kills) await sleep(10);
  }
  for (const [at, texts] of (await turns).entries()) expect(isWhole(game, questions[at], texts)).toBe(true);
  expect(bots.counts).toEqual({ asked: 4, failed: 0, restarts: 2 });
});

test('a question that cannot be answered fails, and does no harm to others', async () => {
  const bots = newBots();
  const [game] = GAMES.values();
  const question = questionAbout(game, 'page');
  await expect(bots.takeTurn({ ...question, kind: 'nobody-known' })).rejects.toThrow('nobody plays as nobody-known');
  await expect(bots.takeTurn({ ...question, rules: 999 })).rejects.toThrow('by rules 999');
  bots.forget(question.memory);
  expect(isWhole(game, question, await bots.takeTurn(question))).toBe(true);
});
