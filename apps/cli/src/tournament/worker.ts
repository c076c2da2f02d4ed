import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@interregnum/games/all';
import { type Game, playerSeats } from '@interregnum/kernel';
import { ProgramError } from '../bots/program-failure.ts';
import { chanceOf } from './chance.ts';
import { playMatch, type SeatPlayer } from './match.ts';
import type { FromMatchWorker, ToMatchWorker, WorkerData } from './match-threads.ts';
import { resultOf } from './result.ts';
import { type Fixture, playerAt, scheduleOf } from './schedule.ts';
import { type AskProgram, botAt, programAt } from './seat-players.ts';

/** A table of a tournament: a thread on which whole games are played, one after another. */
const port = parentPort as MessagePort;
const { game: id, rules, options, seed, secret, players } = workerData as WorkerData;
const game = findGame(id, rules) as Game;
const chance = chanceOf(seed, secret);
const schedule = scheduleOf(game, options, players.length);
const names = players.map(({ text }) => text);

const send = (message: FromMatchWorker): void => port.postMessage(message);

/** Programs are run by the main thread: only one is asked at a time. */
const askProgram: AskProgram = async (program, asked) => {
  send({ program, asked });
  const [reply] = (await once(port, 'message')) as [Exclude<ToMatchWorker, { play: Fixture }>];
  if ('failed' in reply) throw new ProgramError(reply.failed);
  return reply.chosen;
};

/** A player of the tournament, at one seat of a game. */
function sitterAt(of: Fixture, seat: number): SeatPlayer {
  const entrant = players[playerAt(schedule, of, seat)];
  return 'bot' in entrant
    ? botAt(game, entrant.bot, chance.seed(of, seat))
    : programAt(game, entrant, chance.told(of, seat), askProgram);
}

async function play(of: Fixture): Promise<void> {
  const s = game.setup(options, chance.deal(of.deal));
  const players = playerSeats(game, options).map((seat) => sitterAt(of, seat));
  const substitute = (seat: number): SeatPlayer => botAt(game, { name: 'random' }, chance.seed(of, seat));
  const played = await playMatch(game, s, players, substitute);
  const { match } = chance.told(of, 0);
  send({ result: resultOf(schedule, names, of, played), end: { match, outcome: played.outcome ?? null } });
}

port.on('message', (message: ToMatchWorker) => {
  if ('play' in message) void play(message.play);
});
