import type { Command } from 'commander';
import type { Given } from '../actions/verify.ts';
import type { Terminal } from '../language.ts';

/** `verify FILE…`: whether records hold, from the deal to the outcome. */
export function addVerify(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  program
    .command('verify')
    .argument('<files...>', text('help.record-files'))
    .description(text('help.verify'))
    .option('--json', text('help.json'))
    .action(async (files: readonly string[], given: Given) => {
      const { verifyRecords } = await import('../actions/verify.ts');
      await verifyRecords(files, given, terminal);
    });
}
