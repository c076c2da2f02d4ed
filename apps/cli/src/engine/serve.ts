import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { answer } from './engine.ts';
import { LIMITS } from './limits.ts';
import { type Line, LineReader } from './lines.ts';
import type { Session } from './session.ts';

/** Characters that are gathered before they are written; less if nothing is left to read. */
const ENOUGH = 65_536;

/** Answers every line of the input until it ends or `quit` is asked for, and waits for slow readers. */
export async function serve(session: Session, input: Readable, output: Writable): Promise<void> {
  const reader = new LineReader(LIMITS.line);
  let gathered = '';
  const write = async (): Promise<void> => {
    const text = gathered;
    gathered = '';
    if (text !== '' && !output.write(text)) await once(output, 'drain');
  };
  const answerAll = async (lines: Iterable<Line>): Promise<void> => {
    for (const line of lines) {
      for (const part of answer(session, line)) {
        gathered += part;
        if (gathered.length >= ENOUGH) await write();
      }
      gathered += '\n';
      if (session.ended) break;
    }
    await write();
  };
  for await (const bytes of input) {
    await answerAll(reader.read(bytes));
    if (session.ended) return;
  }
  await answerAll(reader.end());
}
