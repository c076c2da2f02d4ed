import { createRequire } from 'node:module';
import { LANGUAGES } from '@interregnum/texts';
import { Command, CommanderError, Option } from 'commander';
import { addAnalyze } from './commands/analyze.ts';
import { addBench } from './commands/bench.ts';
import { addCheck } from './commands/check.ts';
import { addDemo } from './commands/demo.ts';
import { addEngine } from './commands/engine.ts';
import { addExport } from './commands/export.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay, playInTerminal } from './commands/play.ts';
import { addPosition } from './commands/position.ts';
import { addReplay } from './commands/replay.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTournament } from './commands/tournament.ts';
import { addVerify } from './commands/verify.ts';
import { BadInput, complain, EXIT } from './failure.ts';
import { helpIn } from './help.ts';
import { inlineMore } from './inlining.ts';
import { languageOf, type Terminal, terminal } from './language.ts';
import { usageProblem } from './usage.ts';

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
    .configureOutput({ outputError: () => {} })
    .exitOverride();
  for (const add of [
    addPlay,
    addReplay,
    addVerify,
    addExport,
    addPosition,
    addCheck,
    addPerft,
    addAnalyze,
    addSimulate,
    addTournament,
    addBench,
    addEngine,
    addDemo,
  ])
    add(program, screen);
  for (const command of program.commands) {
    command.helpOption('-h, --help', text('help.help')).copyInheritedSettings(program);
    command.addOption(new Option('--lang <code>', text('help.lang')).choices([...LANGUAGES]));
  }
  return program.allowExcessArguments().action(() => withoutCommand(program, screen));
}

/** Without a command: the menu of games, or help where nobody could use a menu. */
async function withoutCommand(program: Command, screen: Terminal): Promise<void> {
  const [stranger] = program.args;
  if (stranger !== undefined) throw new CommanderError(EXIT.badInput, 'commander.unknownCommand', `'${stranger}'`);
  if (process.stdin.isTTY && process.stdout.isTTY) await playInTerminal(screen, {});
  else program.outputHelp();
}

/** Runs the program and returns its exit code. */
async function run(args: readonly string[]): Promise<number> {
  const screen = terminal(languageOf(args, process.env));
  try {
    await programFor(screen).parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? EXIT.ok);
  } catch (problem) {
    if (problem instanceof CommanderError) {
      if (problem.exitCode === 0) return EXIT.ok;
      const { message, code } = problem;
      complain(usageProblem(code, message, screen));
      return EXIT.badInput;
    }
    if (!(problem instanceof BadInput)) throw problem;
    complain(problem.message);
    return EXIT.badInput;
  }
}

inlineMore();
// A reader such as `head` may close the pipe before everything is written.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit(EXIT.ok);
});
process.exitCode = await run(process.argv.slice(2));
