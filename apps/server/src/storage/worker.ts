// The thread that owns the database. Syncing takes milliseconds, which no request for files or messages has to wait for.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { BatchRunner, type Transaction } from './batch.ts';
import { LOG_PAGES, openDatabase } from './database.ts';
import { canMoveAside, LogMover } from './log-mover.ts';
import type { FromStorage, StorageData } from './messages.ts';
import { StorageError } from './storage-error.ts';

const port = parentPort as MessagePort;
const { folder, parts } = workerData as StorageData;
const send = (message: FromStorage): void => port.postMessage(message);

try {
  const movesAside = canMoveAside(process.versions.sqlite ?? '');
  const database = openDatabase(folder, parts, movesAside ? LOG_PAGES.movedAside : LOG_PAGES.movedAtCommit);
  const runner = new BatchRunner(database);
  const mover = movesAside ? new LogMover(folder) : undefined;
  const close = async (): Promise<void> => {
    await mover?.close();
    database.close();
    port.close();
  };
  port.on('message', (message: readonly Transaction[] | 'close') => {
    if (message === 'close') {
      void close();
      return;
    }
    send({ outcomes: runner.run(message) });
    mover?.stored(message.length);
  });
  send({ isOpen: true });
} catch (problem) {
  const { kind, message } = problem as StorageError;
  send({
    error: problem instanceof StorageError ? { kind, message } : { kind: 'broken', message: String(problem) },
  });
  port.close();
}
