import { createRequire } from 'node:module';
import { LANGUAGES } from '@interregnum/texts';
import { Command, CommanderError, Option } from 'commander';
import { addCommands } from './command-line/add-commands.ts';
import { BadInput, EXIT } from './command-line/bad-input.ts';
import { helpIn } from './command-line/help.ts';
import { usageProblem } from './command-line/usage.ts';
import type { Terminal } from './terminal/terminal.ts';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

function programFor(screen: Terminal): Command {
  const { text } = screen;
  const program = new Command('interregnum')
    .description(text('help.program'))
    .version(version, '--version', text('help.version'))
    .addOption(new Option('--lang <code>', text('help.lang')).choices([...LANGUAGES]))
    .helpOption('-h, --help', text('help.help'))
    .helpCommand('help [command]', text('help.help'))
    .configureHelp(helpIn(screen))
    .configureOutput({ writeOut: (help) => screen.print(help.replace(/\n$/, '')), outputError: () => {} })
    .exitOverride();
  addCommands(program, screen);
  for (const command of program.commands) {
    command.helpOption('-h, --help', text('help.help')).copyInheritedSettings(program);
    command.addOption(new Option('--lang <code>', text('help.lang')).choices([...LANGUAGES]));
  }
  return program.allowExcessArguments().action(() => withoutCommand(program, screen));
}

/** Without a command: the menu of games, or help where a menu could not be used. */
async function withoutCommand(program: Command, screen: Terminal): Promise<void> {
  const [stranger] = program.args;
  if (stranger !== undefined) throw new CommanderError(EXIT.badInput, 'commander.unknownCommand', `'${stranger}'`);
  if (process.stdin.isTTY && process.stdout.isTTY) {
    const { playInTerminal } = await import('./commands/play.ts');
    await playInTerminal(screen, {});
  } else program.outputHelp();
}

/** Does what a command line asks for. If that cannot be used, says why. */
export async function obey(args: readonly string[], screen: Terminal): Promise<string | undefined> {
  try {
    await programFor(screen).parseAsync(args, { from: 'user' });
  } catch (problem) {
    if (problem instanceof BadInput) return problem.message;
    if (!(problem instanceof CommanderError)) throw problem;
    if (problem.exitCode !== 0) return usageProblem(problem.code, problem.message, screen);
  }
  return undefined;
}
