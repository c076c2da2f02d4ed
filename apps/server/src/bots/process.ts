// The process in which bots think. The server has priority over it.
import { randomBytes } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import type { FromProcess, ToProcess } from './messages.ts';
import { TurnRunner } from './turn-runner.ts';

const runner = new TurnRunner(randomBytes(16).toString('hex'));
/** Where the server has gone there is no process to tell: this process ends, too. */
const send = (message: FromProcess): unknown => process.send?.(message, undefined, undefined, () => {});

try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Some systems forbid it; bots then share the processor as everybody does.
}
process.on('message', (message: ToProcess) => {
  if ('forget' in message) runner.forget(message.forget);
  else {
    const { id, question } = message;
    runner.take(question).then(
      (texts) => send({ id, texts }),
      (problem: unknown) => send({ id, error: String(problem) }),
    );
  }
});
// A terminal sends its signals to all processes at once, but it is the server that says when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
