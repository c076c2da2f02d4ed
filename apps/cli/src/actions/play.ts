import { BOT_NAMES } from '@interregnum/bots';
import type { Game } from '@interregnum/kernel';
import type { Player } from '@interregnum/record';
import { HUMAN, kindOfBot, readBotSpec, SAXONS, USUAL_OPPONENT } from '@interregnum/sitting';
import { tableText } from '@interregnum/texts';
import type { Command } from 'commander';
import { gameNamed, gameNames, optionsFor } from '../arguments.ts';
import { type ProgramSpec, programsIn } from '../bots/program-spec.ts';
import { BadInput } from '../failure.ts';
import type { Terminal } from '../language.ts';
import { kindOfProgram, usualNames } from '../play/kinds.ts';
import { type Match, playersTrouble } from '../play/players.ts';
import type { Beginning } from '../play/start.ts';

export interface Given {
  readonly seats?: string;
  readonly names?: string;
  readonly seed?: string;
  readonly file?: string;
  readonly load?: string;
  readonly program?: readonly string[];
  readonly solo?: true;
}

type Programs = ReadonlyMap<string, ProgramSpec>;

/** Options that go with any beginning. */
const APART = ['lang', 'program'];

const listed = (given: string | undefined): string[] | undefined => given?.split(',').map((each) => each.trim());

/** Who may take a seat. */
const playersIn = (programs: Programs): string => [HUMAN, ...BOT_NAMES, ...programs.keys()].join(', ');

/** The names of programs by their kinds; records tell no capitals from small letters. */
function programNames(programs: Programs, { text }: Terminal): Map<string, string> {
  const names = new Map<string, string>();
  for (const name of programs.keys()) {
    const kind = kindOfProgram(name);
    if (names.has(kind)) throw new BadInput(text('program.taken', { name }));
    names.set(kind, name);
  }
  return names;
}

/** Who was named for a seat, as records name them. */
function kindNamed(name: string, programs: Programs, { text }: Terminal): string {
  const bot = readBotSpec(name);
  if (name === HUMAN) return name;
  if (bot !== undefined) return kindOfBot(bot);
  if (programs.has(name)) return kindOfProgram(name);
  throw new BadInput(text('error.player', { name, players: playersIn(programs) }));
}

/** Who sits where: a list, or just how many seats there are. */
function seatsGiven(given: string | undefined): { readonly count?: number; readonly kinds?: readonly string[] } {
  const kinds = listed(given);
  if (kinds === undefined) return {};
  return /^\d$/.test(kinds.join()) ? { count: Number(kinds[0]) } : { count: kinds.length, kinds };
}

/** Opens the table that is asked for, or the menu. */
export async function playGame(
  name: string | undefined,
  given: Given,
  command: Command,
  terminal: Terminal,
): Promise<void> {
  const { text } = terminal;
  const said = Object.keys(given).filter((key) => command.getOptionValueSource(key) === 'cli' && !APART.includes(key));
  if (given.load !== undefined && (name !== undefined || said.length > 1)) throw new BadInput(text('error.load-alone'));
  if (name === undefined && given.load === undefined && said.length > 0)
    throw new BadInput(text('error.play-what', { games: gameNames() }));
  const programs = programsIn(given.program ?? [], terminal);
  const match = name === undefined ? undefined : matchGiven(await gameNamed(name, terminal), given, programs, terminal);
  await playInTerminal(terminal, { ...given, match, programs: programs.values() });
}

function matchGiven(game: Game, given: Given, programs: Programs, terminal: Terminal): Match {
  const { count, kinds } = seatsGiven(given.seats);
  const options = optionsFor(game, { ...given }, given.solo && count === 1 ? undefined : count, terminal);
  const names = listed(given.names) ?? [];
  if (names.length > Number(options.seats))
    throw new BadInput(terminal.text('error.names', { names: names.length, seats: Number(options.seats) }));
  const seated = Array.from({ length: Number(options.seats) }, (_, seat): string => {
    if (options.solo && seat === 1) return SAXONS;
    const named = kinds?.[seat];
    // One person against bots, unless it is said who sits where.
    if (named === undefined) return seat === 0 ? HUMAN : USUAL_OPPONENT;
    return kindNamed(named, programs, terminal);
  });
  const usual = usualNames(seated, terminal.language, programNames(programs, terminal));
  const players = seated.map((kind, seat): Player => {
    return { name: kind === SAXONS ? usual[seat] : (names[seat] ?? usual[seat]), kind };
  });
  const trouble = playersTrouble(players, tableText(terminal.language));
  if (trouble !== undefined) throw new BadInput(trouble);
  return { game, options, players };
}

/** Opens the screen; it is loaded only then, because it takes a moment. */
export async function playInTerminal(terminal: Terminal, beginning: Beginning): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new BadInput(terminal.text('error.no-terminal'));
  // React brings its slow side along unless it is told that nobody develops here.
  process.env.NODE_ENV ??= 'production';
  const { start } = await import('../play/start.ts');
  const farewell = await start(terminal.language, beginning);
  if (farewell !== '') terminal.print(farewell);
}
