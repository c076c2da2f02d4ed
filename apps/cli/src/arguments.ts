import { availableParallelism } from 'node:os';
import type { Game, Options } from '@interregnum/kernel';
import { SHELF } from '@interregnum/library/shelf';
import { speaker } from '@interregnum/texts';
import type { Command } from 'commander';
import { BadInput } from './failure.ts';
import type { Terminal } from './language.ts';

/** What holds if nothing else is said: a seed, milliseconds to analyze a position, the deals of a tournament. */
export const DEFAULT_SEED = 'interregnum';
export const DEFAULT_MS = 2000;
export const DEFAULT_DEALS = '20';

/** The names of all games. */
export const gameNames = (): string => [...SHELF.keys()].join(', ');

/** The game of that name, whose rules are loaded only now. */
export async function gameNamed(name: string, { text }: Terminal): Promise<Game> {
  const boxed = SHELF.get(name);
  if (boxed === undefined) throw new BadInput(text('error.game', { name, games: gameNames() }));
  return boxed.open();
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

/** How many threads to use: as many as there are cores unless told otherwise. */
export const threadsGiven = (given: string | undefined, terminal: Terminal): number =>
  given === undefined ? availableParallelism() : wholeNumber('--threads', given, 1, terminal);

/** One of a few words. */
export function oneOf<T extends string>(option: string, given: string, words: readonly T[], { text }: Terminal): T {
  if (!(words as readonly string[]).includes(given)) {
    throw new BadInput(text('error.word', { option, value: given, words: words.join(', ') }));
  }
  return given as T;
}

/** A variant of a game: what is on by default can be switched off, and the other way round. */
interface Variant {
  readonly name: string;
  readonly usual: boolean;
  /** The id of the game. */
  readonly game: string;
}
const variants = (): Variant[] =>
  [...SHELF].flatMap(([game, { options }]) =>
    options.flatMap((option) => (option.kind === 'flag' ? [{ name: option.name, usual: option.default, game }] : [])),
  );
const flagOf = ({ name, usual }: Variant): string => (usual ? `--no-${name}` : `--${name}`);

/** Adds a flag for every variant that some game declares. */
export function addVariants(command: Command, { language, text }: Terminal): Command {
  for (const variant of variants()) {
    const { word } = speaker(variant.game, language, String);
    const values = { game: word('title'), what: word(`option.${variant.name}`) };
    command.option(flagOf(variant), variant.usual ? text('help.no-variant', values) : text('help.variant', values));
  }
  return command;
}

/** The variants that were asked for; the parser spells their names in one word. */
const variantsIn = (given: Readonly<Record<string, unknown>>): Variant[] =>
  variants().filter(({ name, usual }) => {
    const key = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return given[key] === !usual;
  });

/** The options of a game out of what was given: variants from flags, other ones as they are. */
export function optionsFor(
  game: Game,
  given: Readonly<Record<string, unknown>>,
  seats: number | undefined,
  terminal: Terminal,
): Options {
  const { say, word } = speaker(game.meta.id, terminal.language, String);
  const asked = variantsIn(given);
  const stranger = asked.find((variant) => variant.game !== game.meta.id);
  if (stranger !== undefined) {
    throw new BadInput(terminal.text('error.variant', { option: flagOf(stranger), game: word('title') }));
  }
  const options: Record<string, number | boolean> = {};
  for (const { name, usual } of asked) options[name] = !usual;
  if (seats !== undefined) options.seats = seats;
  const read = game.options(options);
  if ('options' in read) return read.options;
  const why = say('refusal', read.refusal);
  throw new BadInput(terminal.text('error.options', { why, clause: read.refusal.clause }));
}
