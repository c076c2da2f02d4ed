import { BOT_NAMES, LEVELS } from '@interregnum/bots';
import { HUMAN } from '@interregnum/record';
import { NEARBY } from '@interregnum/server/ports';
import type { Command } from 'commander';
import { wrapped } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { addVariants, DEFAULT_DEALS, DEFAULT_MS, DEFAULT_SEED, gameNames } from './arguments.ts';
import { COMMANDS, type OptionSpec, PROGRAM } from './command-specs.ts';

/** Where help tells more: below the options. */
const BELOW = 'after';

/** What help texts name. */
const helpValues = () => ({
  games: gameNames(),
  players: BOT_NAMES.join(', '),
  people: [HUMAN, ...BOT_NAMES].join(', '),
  levels: LEVELS.join(', '),
  seed: DEFAULT_SEED,
  ms: DEFAULT_MS,
  deals: DEFAULT_DEALS,
  port: NEARBY.first,
});

/** Declares all commands. */
export function addCommands(program: Command, terminal: Terminal): void {
  const values = helpValues();
  const text = (key: string): string =>
    terminal.text(key, key === 'help.play-seats' ? { players: values.people } : values);
  for (const [name, { argument, options = [], variants, below, load }] of Object.entries(COMMANDS)) {
    const command = program.command(name).description(text(`help.${name}`));
    if (argument !== undefined) command.argument(argument[0], text(argument[1]), argument[2]);
    for (const option of options) addOption(command, option, text);
    if (below !== undefined) command.addHelpText(BELOW, `\n${wrapped(text(below), { indent: 0, hang: 0 }).join('\n')}`);
    if (variants) addVariants(command, terminal);
    command.action(async (...args: unknown[]) => {
      const { run } = await load();
      const [given, ...argumentGiven] = args.slice(0, -1).reverse();
      const said = Object.keys(given as object).filter((key) => command.getOptionValueSource(key) === 'cli');
      await run(argumentGiven[0] as never, given as never, terminal, { version: program.version() ?? '', said });
    });
  }
}

/** An option; of programs there may be several. */
function addOption(command: Command, option: OptionSpec, text: (key: string) => string): void {
  const [written, help, usual] = option;
  const collected = (each: string, all: string[] = []): string[] => [...all, each];
  if (option === PROGRAM) command.option(written, text(help), collected);
  else command.option(written, text(help), usual as string);
}
