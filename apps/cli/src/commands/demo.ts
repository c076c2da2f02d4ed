import { setTimeout as sleep } from 'node:timers/promises';
import { after, FastRandom, type Game, NO_CHOICE, type State } from '@interregnum/kernel';
import { tableText, translator } from '@interregnum/texts';
import { type DrawingContext, drawingOf } from '../boards/index.ts';
import { type GivenRules, gameNamed, optionsFor, wholeNumber } from '../command-line/arguments.ts';
import { endingLines } from '../terminal/end-lines.ts';
import { wrapped } from '../terminal/layout.ts';
import { sideNames } from '../terminal/side-names.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Given extends GivenRules {
  readonly seats?: string;
  readonly seed?: string;
  readonly pause?: string;
}

interface Show {
  readonly game: Game;
  readonly start: State;
  readonly random: FastRandom;
  readonly pause: number;
}

const SEAT_NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'];
const PAUSE = 700;

/** `demo [GAME]`: a random game, move by move, with the board and how it was decided. */
export async function run(name: string, given: Given, terminal: Terminal): Promise<void> {
  const game = await gameNamed(name, given, terminal);
  const seats = given.seats === undefined ? undefined : wholeNumber('--seats', given.seats, 1, terminal);
  const options = optionsFor(game, { ...given }, seats, terminal);
  const usual = process.stdout.isTTY ? PAUSE : 0;
  const pause = given.pause === undefined ? usual : wholeNumber('--pause', given.pause, 0, terminal);
  const seed = given.seed ?? new Date().toISOString();
  const nameOf = sideNames(game, options, terminal, (seat) => SEAT_NAMES[seat]);
  const words = translator(name, terminal.language, nameOf);
  terminal.print(terminal.text('demo.start', { game: words.word('title'), seed }));
  const random = new FastRandom(seed);
  const context: DrawingContext = { words, text: tableText(terminal.language), nameOf, terminal, viewer: 'audience' };
  await show({ game, start: game.setup(options, random), random, pause }, context);
}

/** Tells the decisions one by one, and draws the board whenever its game says so. */
async function show({ game, start, random, pause }: Show, context: DrawingContext): Promise<void> {
  const { words, terminal } = context;
  const drawing = drawingOf(game.meta.id);
  const print = (lines: readonly string[]): void => lines.forEach(terminal.print);
  print(drawing.legend(start, context));
  let drawn: string | number | undefined;
  const draw = (s: State): void => {
    if (drawing.redrawKey(s) === drawn) return;
    drawn = drawing.redrawKey(s);
    print(['', ...drawing.draw(s, context), '']);
  };
  let s = start;
  draw(s);
  for (let choice = game.pick(s, random); choice !== NO_CHOICE; choice = game.pick(s, random)) {
    const next = after(game, s, choice);
    const told = game.tell(s, choice, next).map((line) => words.say('log', line));
    if (told.length > 0) {
      print(wrapped(told.join(' ')));
      await sleep(pause);
    }
    s = next;
    draw(s);
  }
  print(endingLines(game, s, context));
}
