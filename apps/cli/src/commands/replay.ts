import type { Command } from 'commander';
import type { Given } from '../actions/replay.ts';
import type { Terminal } from '../language.ts';

/** `replay FILE`: a match step by step on the screen, or one moment of it in plain text. */
export function addReplay(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  program
    .command('replay')
    .argument('<file>', text('help.record-file'))
    .description(text('help.replay'))
    .option('--as <viewpoint>', text('help.as'))
    .option('--at <n>', text('help.at'))
    .action(async (file: string, given: Given) => {
      const { replayMatch } = await import('../actions/replay.ts');
      await replayMatch(file, given, terminal);
    });
}
