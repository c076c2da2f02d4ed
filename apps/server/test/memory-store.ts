import { DatabaseSync } from 'node:sqlite';
import { Conflict, MIGRATIONS, type Row, type Statement, type Store } from '@interregnum/hosting';
import { BatchRunner } from '../src/storage/batch.ts';
import { migrate } from '../src/storage/migrate.ts';
import { SERVER_PART } from '../src/storage/parts.ts';

/** A database of a server that is kept nowhere. */
export class MemoryStore implements Store {
  readonly database = new DatabaseSync(':memory:');
  /** Whether it cannot store anything now. */
  isFull = false;
  private readonly runner: BatchRunner;

  constructor() {
    migrate(this.database, [SERVER_PART, { name: 'hosting', migrations: MIGRATIONS }], ':memory:');
    this.runner = new BatchRunner(this.database);
  }

  async transaction(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    if (this.isFull) throw new Error('the disk is full');
    const [outcome] = this.runner.run([statements]);
    if ('rows' in outcome) return outcome.rows;
    throw 'conflict' in outcome ? new Conflict(outcome.conflict) : new Error(outcome.failed);
  }

  close(): void {
    this.database.close();
  }
}
