import { serve } from '../engine/serve.ts';
import { newSession } from '../engine/session.ts';
import type { Terminal } from '../language.ts';

/** Answers on standard output what is asked on standard input. */
export const serveEngine = (version: string, terminal: Terminal): Promise<void> =>
  serve(newSession(terminal, version), process.stdin, process.stdout);
