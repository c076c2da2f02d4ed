import { programsIn } from '../bots/program-spec.ts';
import { gameNamed, gameNames, type Invocation } from '../command-line/arguments.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { type MatchArguments, matchFromArguments } from '../play/match-arguments.ts';
import type { StartOptions } from '../play/start.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Given extends MatchArguments {
  readonly seed?: string;
  readonly file?: string;
  readonly load?: string;
  readonly program?: readonly string[];
}

/** Options that go with any start. */
const APART = ['lang', 'program'];

/** `play [GAME]`: a match in the terminal, new or loaded; without one, the menu. */
export async function run(
  name: string | undefined,
  given: Given,
  terminal: Terminal,
  { said: all }: Invocation,
): Promise<void> {
  const { text } = terminal;
  const said = all.filter((key) => !APART.includes(key));
  if (given.load !== undefined && (name !== undefined || said.length > 1)) throw new BadInput(text('error.load-alone'));
  if (name === undefined && given.load === undefined && said.length > 0)
    throw new BadInput(text('error.play-what', { games: gameNames() }));
  const programs = programsIn(given.program ?? [], terminal);
  const setup =
    name === undefined
      ? undefined
      : await matchFromArguments(await gameNamed(name, given, terminal), given, programs, terminal);
  await playInTerminal(terminal, { ...given, setup, programs: programs.values() });
}

/** Opens the screen; it is loaded only then, because it takes a moment. */
export async function playInTerminal(terminal: Terminal, startOptions: StartOptions): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new BadInput(terminal.text('error.no-terminal'));
  const { start } = await import('../play/start.ts');
  const farewell = await start(terminal.language, startOptions);
  if (farewell !== '') terminal.print(farewell);
}
