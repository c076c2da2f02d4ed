import type { Game, Options } from '@interregnum/kernel';
import { speaker } from '@interregnum/texts';
import type { Command } from 'commander';
import { BadInput } from './failure.ts';
import { GAMES } from './games.ts';
import type { Terminal } from './language.ts';

export const DEFAULT_SEED = 'interregnum';

/** The game of that name. */
export function gameNamed(name: string, { text }: Terminal): Game {
  const game = GAMES.get(name);
  if (game === undefined) throw new BadInput(text('error.game', { name, games: [...GAMES.keys()].join(', ') }));
  return game;
}

/** The most of anything that can be asked for. */
const MOST = 1_000_000_000;

/** A whole number of at least `least`. */
export function wholeNumber(option: string, given: string, least: number, { text }: Terminal): number {
  const number = Number(given);
  if (!/^\d+$/.test(given) || number < least || number > MOST) {
    throw new BadInput(text('error.number', { option, value: given, least: String(least), most: String(MOST) }));
  }
  return number;
}

/** One of a few words. */
export function oneOf<T extends string>(option: string, given: string, words: readonly T[], { text }: Terminal): T {
  if (!(words as readonly string[]).includes(given)) {
    throw new BadInput(text('error.word', { option, value: given, words: words.join(', ') }));
  }
  return given as T;
}

const flagNames = (): string[] => {
  const names = [...GAMES.values()].flatMap(({ meta }) => meta.options.filter(({ kind }) => kind === 'flag'));
  return [...new Set(names.map(({ name }) => name))];
};

/** Adds a flag for every variant that some game declares. */
export function addVariants(command: Command, { text }: Terminal): Command {
  for (const name of flagNames()) command.option(`--${name}`, text('help.variant', { name }));
  return command;
}

/** The options of a game out of what was given: variants from flags, other ones as they are. */
export function optionsFor(
  game: Game,
  given: Readonly<Record<string, unknown>>,
  seats: number | undefined,
  terminal: Terminal,
): Options {
  const options: Record<string, number | boolean> = {};
  for (const name of flagNames()) if (given[name] === true) options[name] = true;
  if (seats !== undefined) options.seats = seats;
  const read = game.options(options);
  if ('options' in read) return read.options;
  const why = speaker(game.meta.id, terminal.language, String).say('refusal', read.refusal);
  throw new BadInput(terminal.text('error.options', { why, clause: read.refusal.clause }));
}
