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

/** The variants of all games: what is on by default can be switched off, and the other way round. */
const variants = (): { readonly name: string; readonly usual: boolean }[] =>
  [...GAMES.values()].flatMap(({ meta }) =>
    meta.options.flatMap((option) => (option.kind === 'flag' ? [{ name: option.name, usual: option.default }] : [])),
  );

/** Adds a flag for every variant that some game declares. */
export function addVariants(command: Command, { text }: Terminal): Command {
  for (const { name, usual } of variants()) {
    if (usual) command.option(`--no-${name}`, text('help.no-variant', { name }));
    else command.option(`--${name}`, text('help.variant', { name }));
  }
  return command;
}

/** The variants that were asked for; the parser spells their names in one word. */
function variantsIn(given: Readonly<Record<string, unknown>>): Record<string, boolean> {
  const asked: Record<string, boolean> = {};
  for (const { name, usual } of variants()) {
    const key = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    if (given[key] === !usual) asked[name] = !usual;
  }
  return asked;
}

/** The options of a game out of what was given: variants from flags, other ones as they are. */
export function optionsFor(
  game: Game,
  given: Readonly<Record<string, unknown>>,
  seats: number | undefined,
  terminal: Terminal,
): Options {
  const options: Record<string, number | boolean> = variantsIn(given);
  if (seats !== undefined) options.seats = seats;
  const read = game.options(options);
  if ('options' in read) return read.options;
  const why = speaker(game.meta.id, terminal.language, String).say('refusal', read.refusal);
  throw new BadInput(terminal.text('error.options', { why, clause: read.refusal.clause }));
}
