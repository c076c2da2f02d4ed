import type { Command } from 'commander';
import { gameNamed, gameNames } from '../arguments.ts';
import { programsIn } from '../bots/program-spec.ts';
import { BadInput } from '../failure.ts';
import type { Terminal } from '../language.ts';
import type { Beginning } from '../play/start.ts';
import { type GivenMatch, matchGiven } from './match-given.ts';

export interface Given extends GivenMatch {
  readonly seed?: string;
  readonly file?: string;
  readonly load?: string;
  readonly program?: readonly string[];
}

/** Options that go with any beginning. */
const APART = ['lang', 'program'];

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
  const match =
    name === undefined
      ? undefined
      : await matchGiven(await gameNamed(name, given, terminal), given, programs, terminal);
  await playInTerminal(terminal, { ...given, match, programs: programs.values() });
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
