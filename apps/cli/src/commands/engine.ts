import type { Command } from 'commander';
import type { Terminal } from '../language.ts';

/** `engine`: answers requests, one line of JSON for each line of JSON (docs/protocol.md). */
export function addEngine(program: Command, terminal: Terminal): void {
  program
    .command('engine')
    .description(terminal.text('help.engine'))
    .action(async () => {
      const { serveEngine } = await import('../actions/engine.ts');
      await serveEngine(program.version() ?? '', terminal);
    });
}
