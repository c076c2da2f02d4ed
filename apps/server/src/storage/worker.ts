// The thread that owns the database. Syncing takes milliseconds, which no request for files or messages has to wait for.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { BatchRunner, type Transaction } from './batch.ts';
import { openDatabase } from './database.ts';
import type { FromStorage, StorageData } from './messages.ts';
import { StorageError } from './storage-error.ts';

const port = parentPort as MessagePort;
const { folder, parts } = workerData as StorageData;
const send = (message: FromStorage): void => port.postMessage(message);

try {
  const database = openDatabase(folder, parts);
  const runner = new BatchRunner(database);
  port.on('message', (message: readonly Transaction[] | 'close') => {
    if (message !== 'close') {
      send({ outcomes: runner.run(message) });
      return;
    }
    database.close();
    port.close();
  });
  send({ isOpen: true });
} catch (problem) {
  const { kind, message } = problem as StorageError;
  send({
    error: problem instanceof StorageError ? { kind, message } : { kind: 'broken', message: String(problem) },
  });
  port.close();
}
