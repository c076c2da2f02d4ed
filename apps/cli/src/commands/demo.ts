import { setTimeout as sleep } from 'node:timers/promises';
import { after, FastRandom, type Game, NO_CHOICE, type State } from '@interregnum/kernel';
import { type Speaker, speaker } from '@interregnum/texts';
import type { Command } from 'commander';
import { addVariants, gameNamed, optionsFor, wholeNumber } from '../arguments.ts';
import { boardLines, positionOf } from '../board.ts';
import { GAMES } from '../games.ts';
import type { Terminal } from '../language.ts';

interface Given {
  readonly seats?: string;
  readonly seed?: string;
  readonly pause?: string;
}

interface Show {
  readonly game: Game;
  readonly start: State;
  readonly random: FastRandom;
  readonly nameOf: (seat: number) => string;
  readonly pause: number;
}

const SEAT_NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'];
const PAUSE = 700;

/** `demo [GAME]`: a random game, move by move, with the board and how it was decided. */
export function addDemo(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  const [firstGame] = GAMES.keys();
  const command = program
    .command('demo')
    .argument('[game]', text('help.game'), firstGame)
    .description(text('help.demo'))
    .option('--seats <n>', text('help.seat-count'))
    .option('--seed <text>', text('help.demo-seed'))
    .option('--pause <ms>', text('help.pause'));
  addVariants(command, terminal).action(async (name: string, given: Given) => {
    const game = gameNamed(name, terminal);
    const seats = given.seats === undefined ? undefined : wholeNumber('--seats', given.seats, 1, terminal);
    const options = optionsFor(game, { ...given }, seats, terminal);
    const usual = process.stdout.isTTY ? PAUSE : 0;
    const pause = given.pause === undefined ? usual : wholeNumber('--pause', given.pause, 0, terminal);
    const seed = given.seed ?? new Date().toISOString();
    const nameOf = (seat: number) => (options.solo && seat === 1 ? text('saxons') : SEAT_NAMES[seat]);
    terminal.print(text('demo.start', { game: speaker(name, terminal.language, nameOf).word('title'), seed }));
    const random = new FastRandom(seed);
    await show({ game, start: game.setup(options, random), random, nameOf, pause }, terminal);
  });
}

/** Tells the turns one by one; the board is drawn at the start and after every struggle. */
async function show({ game, start, random, nameOf, pause }: Show, terminal: Terminal): Promise<void> {
  const words = speaker(game.meta.id, terminal.language, nameOf);
  let s = start;
  let drawn = -1;
  for (let choice = game.pick(s, random); choice !== NO_CHOICE; choice = game.pick(s, random)) {
    const position = positionOf(game, s);
    if (position.struggles.length > drawn) {
      drawn = position.struggles.length;
      for (const line of boardLines(position, words, nameOf, terminal)) terminal.print(line);
    }
    const next = after(game, s, choice);
    const told = game.log(s, choice, next).map((line) => words.say('log', line));
    if (told.length > 0) {
      terminal.print(`  ${told.join(' ')}`);
      await sleep(pause);
    }
    s = next;
  }
  explain(game, s, words, nameOf, terminal);
}

function explain(
  game: Game,
  s: State,
  words: Speaker,
  nameOf: (seat: number) => string,
  { print, text }: Terminal,
): void {
  print('');
  for (const { clause, key, values, scores } of game.explain(s)) {
    const each = scores.flatMap((score, seat) => (score === undefined ? [] : [`${nameOf(seat)} ${score}`]));
    print(`  ${words.say('criterion', { key, values })}${each.length > 0 ? ` — ${each.join(', ')}` : ''}  [${clause}]`);
  }
  const winners = game.outcome(s)?.winners.map(nameOf) ?? [];
  print(text('demo.won', { winners: winners.join(', '), count: winners.length }));
}
