import type { Invocation } from '../command-line/arguments.ts';
import { serve } from '../engine/serve.ts';
import { newSession } from '../engine/session.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** `engine`: answers on standard output what is asked on standard input, one line of JSON for each (docs/protocol.md). */
export const run = (_: undefined, __: object, terminal: Terminal, { version }: Invocation): Promise<void> =>
  serve(newSession(terminal, version), process.stdin, process.stdout);
