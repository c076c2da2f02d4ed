import type { Command } from 'commander';
import { serve } from '../engine/serve.ts';
import { newSession } from '../engine/session.ts';
import type { Terminal } from '../language.ts';

/** `engine`: answers requests, one line of JSON for each line of JSON (docs/protocol.md). */
export function addEngine(program: Command, terminal: Terminal): void {
  program
    .command('engine')
    .description(terminal.text('help.engine'))
    .action(() => serve(newSession(terminal, program.version() ?? ''), process.stdin, process.stdout));
}
