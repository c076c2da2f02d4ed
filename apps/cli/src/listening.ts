import { isTaken, NEARBY } from '@interregnum/server';
import { BadInput } from './command-line/bad-input.ts';
import type { Terminal } from './terminal/terminal.ts';

export const LAST_PORT = 65_535;
/** A port that is named as an example where others are taken. */
const EXAMPLE = 8080;

/** Lets a server listen; undefined stands for no free port. What cannot be done is told with what can be done instead. */
export async function listening<Listening>(
  start: () => Promise<Listening | undefined>,
  asked: number | undefined,
  host: string,
  { text }: Terminal,
): Promise<Listening> {
  try {
    const found = await start();
    if (found !== undefined) return found;
  } catch (problem) {
    const { code, message, syscall } = problem as NodeJS.ErrnoException;
    if (isTaken(problem)) {
      const port = asked ?? NEARBY.first;
      throw new BadInput(text('error.port-taken', { port, other: port < LAST_PORT ? port + 1 : EXAMPLE }));
    }
    if (syscall === undefined) throw problem;
    throw new BadInput(text('error.listen', { host, reason: code ?? message }));
  }
  throw new BadInput(text('error.ports-taken', { ...NEARBY, other: EXAMPLE }));
}
