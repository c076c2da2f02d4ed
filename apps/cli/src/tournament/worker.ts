import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@interregnum/games/all';
import { type Game, playerSeats } from '@interregnum/kernel';
import { ProgramTrouble } from '../bots/program-trouble.ts';
import { chanceOf } from './chance.ts';
import { playMatch, type Sitter } from './match.ts';
import { resultOf } from './result.ts';
import { type Fixture, playerAt, scheduleOf } from './schedule.ts';
import { type AskProgram, botAt, programAt } from './sitter.ts';
import type { FromTable, Hall, ToTable } from './tables.ts';

/** A table of a tournament: a thread on which whole games are played, one after another. */
const port = parentPort as MessagePort;
const { game: id, rules, options, seed, secret, players } = workerData as Hall;
const game = findGame(id, rules) as Game;
const chance = chanceOf(seed, secret);
const schedule = scheduleOf(game, options, players.length);
const names = players.map(({ text }) => text);

const send = (message: FromTable): void => port.postMessage(message);

/** Programs are run by the main thread: only one is asked at a time. */
const askProgram: AskProgram = async (program, asked) => {
  send({ program, asked });
  const [reply] = (await once(port, 'message')) as [Exclude<ToTable, { play: Fixture }>];
  if ('failed' in reply) throw new ProgramTrouble(reply.failed);
  return reply.chosen;
};

/** Whoever takes part, at one seat of a game. */
function sitterAt(of: Fixture, seat: number): Sitter {
  const entrant = players[playerAt(schedule, of, seat)];
  return 'bot' in entrant
    ? botAt(game, entrant.bot, chance.seed(of, seat))
    : programAt(game, entrant, chance.told(of, seat), askProgram);
}

async function play(of: Fixture): Promise<void> {
  const s = game.setup(options, chance.deal(of.deal));
  const sitters = playerSeats(game, options).map((seat) => sitterAt(of, seat));
  const standIn = (seat: number): Sitter => botAt(game, { name: 'random' }, chance.seed(of, seat));
  const played = await playMatch(game, s, sitters, standIn);
  const { match } = chance.told(of, 0);
  send({ result: resultOf(schedule, names, of, played), end: { match, outcome: played.outcome ?? null } });
}

port.on('message', (message: ToTable) => {
  if ('play' in message) void play(message.play);
});
