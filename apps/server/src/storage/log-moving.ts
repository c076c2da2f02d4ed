// The thread of a `LogMover`: writing and syncing thousands of pages takes tenths of a second, for which no commit has to wait.
import { DatabaseSync } from 'node:sqlite';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { databaseIn } from './folder.ts';

/** Pages of the log, 40 MB, after which it begins anew. */
const LOG_PAGES = 10_000;
/** Milliseconds that beginning anew may hold up who writes while somebody else reads: another time is soon enough. */
const PATIENCE = 20;

const port = parentPort as MessagePort;
const database = new DatabaseSync(databaseIn(workerData));
database.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
database.exec('PRAGMA synchronous = FULL');
const move = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
const moveRest = database.prepare('PRAGMA wal_checkpoint(RESTART)');

/** Almost all is moved while others write. What came meanwhile is moved, and the log begun anew, while they wait. */
function moveLog(): void {
  try {
    if (Number(move.get()?.log) > LOG_PAGES) moveRest.get();
  } catch {
    // A disk that is full, say: who writes will tell, and what was not moved is in the log.
  }
}

port.on('message', (message: 'move' | 'close') => {
  if (message === 'move') {
    moveLog();
    return;
  }
  database.close();
  port.close();
});
