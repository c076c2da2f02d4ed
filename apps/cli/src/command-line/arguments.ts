import { availableParallelism } from 'node:os';
import { GAME_IDS, isGameId, loadGame, optionsOf, versionsOf } from '@interregnum/games';
import { type Game, type Options, playerSeats } from '@interregnum/kernel';
import { translator } from '@interregnum/texts';
import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';
import { BadInput } from './bad-input.ts';

/** What holds if nothing else is said: a seed, milliseconds to analyze a position, the deals of a tournament. */
export const DEFAULT_SEED = 'interregnum';
export const DEFAULT_MS = 2000;
export const DEFAULT_DEALS = '20';

/** The names of all games. */
export const gameNames = (): string => GAME_IDS.join(', ');

/** What a command is told beside its argument and its options. */
export interface Invocation {
  /** Of the program. */
  readonly version: string;
  /** The options that stand on the command line; others have their defaults. */
  readonly said: readonly string[];
}

/** What commands that take options are given beside them. */
export interface GivenRules {
  readonly rules?: string;
}

/** The game of that name by the rules of that version, the newest unless said otherwise. It is loaded only now. */
export async function gameNamed(name: string, { rules }: GivenRules, { language, text }: Terminal): Promise<Game> {
  if (!isGameId(name)) throw new BadInput(text('error.game', { name, games: gameNames() }));
  const version = rules === undefined ? undefined : /^\d+$/.test(rules) ? Number(rules) : Number.NaN;
  const game = await loadGame(name, version);
  if (game !== undefined) return game;
  const title = translator(name, language, String).word('title');
  throw new BadInput(text('error.rules', { game: title, rules: String(rules), versions: versionsOf(name).join(', ') }));
}

/** The most of anything that can be asked for. */
const MOST = 1_000_000_000;

/** A whole number of at least `least`. */
export function wholeNumber(
  option: string,
  given: string,
  least: number,
  { text }: Terminal,
  most: number = MOST,
): number {
  const number = Number(given);
  if (!/^\d+$/.test(given) || number < least || number > most) {
    throw new BadInput(text('error.number', { option, value: given, least: String(least), most: String(most) }));
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
  GAME_IDS.flatMap((game) =>
    optionsOf(game).flatMap((option) =>
      option.kind === 'flag' ? [{ name: option.name, usual: option.default, game }] : [],
    ),
  );
const flagOf = ({ name, usual }: Variant): string => (usual ? `--no-${name}` : `--${name}`);

/** Adds a flag for every variant that some game declares, and the version of the rules. */
export function addVariants(command: Command, { language, text }: Terminal): Command {
  command.option('--rules <version>', text('help.rules'));
  for (const variant of variants()) {
    const { word } = translator(variant.game, language, String);
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

/**
 * The options of a game out of what was given: variants from flags, and the seats unless as many are named as players
 * take part without that.
 */
export function optionsFor(
  game: Game,
  given: Readonly<Record<string, unknown>>,
  seats: number | undefined,
  terminal: Terminal,
): Options {
  const { say, word } = translator(game.meta.id, terminal.language, String);
  const asked = variantsIn(given);
  const stranger = asked.find((variant) => variant.game !== game.meta.id);
  if (stranger !== undefined) {
    throw new BadInput(terminal.text('error.variant', { option: flagOf(stranger), game: word('title') }));
  }
  const options: Record<string, number | boolean> = {};
  for (const { name, usual } of asked) options[name] = !usual;
  if (seats !== undefined && seats !== playersIn(game, options)) options.seats = seats;
  const read = game.options(options);
  if ('options' in read) return read.options;
  const why = say('refusal', read.refusal);
  throw new BadInput(terminal.text('error.options', { why, clause: read.refusal.clause }));
}

/** The flag of a variant that was asked for and that these options do not have; undefined if there is none. */
export function contradiction(given: Readonly<Record<string, unknown>>, options: Options): string | undefined {
  const wrong = variantsIn(given).find(({ name, usual }) => options[name] === usual);
  return wrong === undefined ? undefined : flagOf(wrong);
}

/** How many players take part with these options; undefined where they do not combine. */
function playersIn(game: Game, options: Options): number | undefined {
  const read = game.options(options);
  return 'options' in read ? playerSeats(game, read.options).length : undefined;
}
