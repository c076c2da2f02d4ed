import { DatabaseSync } from 'node:sqlite';
import { Conflict, MIGRATIONS, type Row, type Statement, type Store } from '../../src/index.ts';

/** Where a transaction goes wrong: nothing is stored; or all of it, and the answer is lost. */
export type Fault = 'before' | 'after' | undefined;

/** A store in memory, which can be made to fail. */
export class MemoryStore implements Store {
  readonly database = new DatabaseSync(':memory:');
  /** Asked before each transaction that changes something. */
  fault: (statements: readonly Statement[]) => Fault = () => undefined;
  /** Called whenever something was stored. */
  stored: () => void = () => {};
  transactions = 0;

  constructor() {
    for (const statement of MIGRATIONS.flat()) this.database.exec(statement);
  }

  async transaction(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    this.transactions++;
    const fault = this.fault(statements);
    if (fault === 'before') throw new Error('the disk is full');
    const rows = this.run(statements);
    if (statements.some(({ sql }) => !sql.startsWith('SELECT'))) this.stored();
    if (fault === 'after') throw new Error('the answer is lost');
    return rows;
  }

  private run(statements: readonly Statement[]): Row[][] {
    this.database.exec('BEGIN');
    try {
      const rows = statements.map((statement) => this.one(statement));
      this.database.exec('COMMIT');
      return rows;
    } catch (problem) {
      this.database.exec('ROLLBACK');
      const isBroken = problem instanceof Error && 'errcode' in problem && Number(problem.errcode) % 256 === 19;
      throw isBroken ? new Conflict(problem.message) : problem;
    }
  }

  private one({ sql, values, changes }: Statement): Row[] {
    const prepared = this.database.prepare(sql);
    const given = Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]));
    if (sql.startsWith('SELECT')) return prepared.all(given) as Row[];
    const done = prepared.run(given);
    if (changes !== undefined && Number(done.changes) !== changes) throw new Conflict('another number of rows');
    return [];
  }
}
