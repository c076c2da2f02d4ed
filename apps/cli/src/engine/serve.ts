import type { Readable, Writable } from 'node:stream';
import { answer } from './engine.ts';
import { LIMITS } from './limits.ts';
import { LineWriter } from './line-writer.ts';
import { type InputLine, LineReader } from './lines.ts';
import type { Session } from './session.ts';

/**
 * Answers every line of the input until it ends or `quit` is asked for, and waits for slow readers. What is still being
 * thought about is then answered, after `quit` at once with the best so far.
 */
export async function serve(session: Session, input: Readable, output: Writable): Promise<void> {
  const reader = new LineReader(LIMITS.line);
  const writer = new LineWriter(output);
  session.searches.say = (line, mayBeDropped) => writer.putBetween(JSON.stringify(line), mayBeDropped);
  const answerAll = async (lines: Iterable<InputLine>): Promise<void> => {
    for (const line of lines) {
      for (const part of answer(session, line)) if (writer.add(part)) await writer.flush();
      writer.endLine();
      if (session.ended) break;
    }
    await writer.flush();
  };
  for await (const bytes of input) {
    await answerAll(reader.read(bytes));
    if (session.ended) break;
  }
  if (!session.ended) await answerAll(reader.end());
  await session.searches.finish(session.ended);
}
