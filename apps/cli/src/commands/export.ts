import type { Command } from 'commander';
import type { Given } from '../actions/export.ts';
import type { Terminal } from '../language.ts';

/** `export FILE`: a match as a text that a person reads. */
export function addExport(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  program
    .command('export')
    .argument('<file>', text('help.record-file'))
    .description(text('help.export'))
    .option('--as <viewpoint>', text('help.as'))
    .option('--output <file>', text('help.output'))
    .action(async (file: string, given: Given) => {
      const { exportMatch } = await import('../actions/export.ts');
      await exportMatch(file, given, terminal);
    });
}
