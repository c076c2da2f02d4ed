import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@interregnum/games/all';
import { FastRandom, type Game, playerSeats } from '@interregnum/kernel';
import { playMatch } from './match.ts';
import { resultOf } from './result.ts';
import { type Fixture, playerAt, scheduleOf } from './schedule.ts';
import { type AskProgram, sitterAt } from './sitter.ts';
import type { FromTable, Hall, ToTable } from './tables.ts';

/** A table of a tournament: a thread on which whole games are played, one after another. */
const port = parentPort as MessagePort;
const { game: id, rules, options, seed, players } = workerData as Hall;
const game = findGame(id, rules) as Game;
const schedule = scheduleOf(game, options, players.length);
const names = players.map(({ text }) => text);

const send = (message: FromTable): void => port.postMessage(message);

/** Programs are run by the main thread: only one is asked at a time. */
const askProgram: AskProgram = async (program, decision) => {
  send({ program, decision });
  const [{ chosen }] = await once(port, 'message');
  return chosen;
};

/** The deal depends on its number alone, and what players draw on the deal, the rotation and their seat. */
async function play(of: Fixture): Promise<void> {
  const s = game.setup(options, new FastRandom(`${seed}/${of.deal}`));
  const sitters = playerSeats(game, options).map((seat) => {
    const entrant = players[playerAt(schedule, of, seat)];
    return sitterAt(game, entrant, `${seed}/${of.deal}/${of.rotation}/${seat}`, askProgram);
  });
  send({ result: resultOf(schedule, names, of, await playMatch(game, s, sitters)) });
}

port.on('message', (message: ToTable) => {
  if ('play' in message) void play(message.play);
});
