import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@interregnum/games/all';
import { FastRandom, type Game, playerSeats } from '@interregnum/kernel';
import { playMatch } from './match.ts';
import type { FromTable, Hall, ToTable } from './messages.ts';
import { resultOf } from './result.ts';
import { type Fixture, playerAt, scheduleOf } from './schedule.ts';
import { type AskProgram, sitterAt } from './sitter.ts';

/** A table of a tournament: a thread on which whole games are played, one after another. */
const port = parentPort as MessagePort;
const { game: id, rules, options, seed, players } = workerData as Hall;
const game = findGame(id, rules) as Game;
const schedule = scheduleOf(game, options, players.length);
const names = players.map(({ text }) => text);

const send = (message: FromTable): void => port.postMessage(message);

/** Programs are run by the main thread: only one is asked at a time. */
let hear: (choice: string) => void = () => {};
const ask: AskProgram = (program, decision) =>
  new Promise((resolve) => {
    hear = resolve;
    send({ ask: program, decision });
  });

/** The deal depends on its number alone, and what players draw on the deal, the rotation and their seat. */
async function play(of: Fixture): Promise<void> {
  const s = game.setup(options, new FastRandom(`${seed}/${of.deal}`));
  const sitters = playerSeats(game, options).map((seat) => {
    const entrant = players[playerAt(schedule, of, seat)];
    return sitterAt(game, entrant, `${seed}/${of.deal}/${of.rotation}/${seat}`, ask);
  });
  send({ result: resultOf(schedule, names, of, await playMatch(game, s, sitters)) });
}

port.on('message', (message: ToTable) => {
  if ('told' in message) hear(message.told);
  else void play(message.play);
});
