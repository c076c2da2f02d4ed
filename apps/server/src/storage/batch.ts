import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Row, Statement } from '@interregnum/hosting';
import { rollBack } from './roll-back.ts';
import { sqliteCode } from './storage-error.ts';

export type Transaction = readonly Statement[];

/** What became of a transaction: the rows of its statements, or why nothing of it has happened. */
export type Outcome =
  | { readonly rows: readonly (readonly Row[])[] }
  | { readonly conflict: string }
  | { readonly failed: string; readonly code: number | undefined };

/** Nothing of the transaction has happened, but others may go on. */
class Refused extends Error {}

/** Codes after which a whole batch is lost: busy, out of memory, read-only, I/O, corrupt, full. */
const FATAL = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);
/** A row that must be the only one is there already: PRIMARY KEY, UNIQUE, ROWID. */
const UNIQUENESS = new Set([1555, 2067, 2579]);

const SIGN = /\$(\d+)/g;
/** Statements that have rows to return. */
const RETURNS = /^\s*SELECT\b|\bRETURNING\b/i;

interface Prepared {
  readonly statement: StatementSync;
  /** Which value each sign stands for; undefined where that is their order. */
  readonly order: readonly number[] | undefined;
  readonly returns: boolean;
}

/** Carries out batches of transactions, each batch with one commit, which every answer waits for. */
export class BatchRunner {
  private readonly database: DatabaseSync;
  private readonly prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** What became of each transaction. It has been synced to the disk if it has rows. */
  run(batch: readonly Transaction[]): Outcome[] {
    try {
      return this.commitAll(batch, (transaction) => ({ rows: this.rowsOf(transaction) }));
    } catch (problem) {
      rollBack(this.database);
      if (isFatal(problem)) return batch.map(() => failedBy(problem));
    }
    // A transaction is refused, which is rare: only now savepoints keep the others from being undone with it.
    try {
      return this.commitAll(batch, (transaction) => this.guarded(transaction));
    } catch (problem) {
      rollBack(this.database);
      return batch.map(() => failedBy(problem));
    }
  }

  private commitAll(batch: readonly Transaction[], run: (transaction: Transaction) => Outcome): Outcome[] {
    this.execute('BEGIN IMMEDIATE');
    const outcomes = batch.map(run);
    this.execute('COMMIT');
    return outcomes;
  }

  private guarded(transaction: Transaction): Outcome {
    this.execute('SAVEPOINT one');
    try {
      const rows = this.rowsOf(transaction);
      this.execute('RELEASE one');
      return { rows };
    } catch (problem) {
      if (isFatal(problem)) throw problem;
      this.execute('ROLLBACK TO one');
      this.execute('RELEASE one');
      return isConflict(problem) ? { conflict: (problem as Error).message } : failedBy(problem);
    }
  }

  private rowsOf(transaction: Transaction): (readonly Row[])[] {
    return transaction.map((statement) => this.rowsOfOne(statement));
  }

  private rowsOfOne({ sql, values, changes: wanted }: Statement): readonly Row[] {
    const { statement, order, returns } = this.prepare(sql);
    const given = order?.map((at) => values[at]) ?? values;
    const rows = returns ? (statement.all(...given) as Row[]) : [];
    const changes = returns ? rows.length : Number(statement.run(...given).changes);
    if (wanted !== undefined && changes !== wanted) throw new Refused(`${changes} rows, not ${wanted}: ${sql}`);
    return rows;
  }

  private execute(sql: string): void {
    this.prepare(sql).statement.run();
  }

  /** `$1` would be a name to SQLite, and not every Node knows `?1`. */
  private prepare(sql: string): Prepared {
    let prepared = this.prepared.get(sql);
    if (prepared === undefined) {
      const order = [...sql.matchAll(SIGN)].map(([, number]) => Number(number) - 1);
      const isInOrder = order.every((number, at) => number === at);
      const statement = this.database.prepare(sql.replaceAll(SIGN, '?'));
      prepared = { statement, order: isInOrder ? undefined : order, returns: RETURNS.test(sql) };
      this.prepared.set(sql, prepared);
    }
    return prepared;
  }
}

const isFatal = (problem: unknown): boolean => FATAL.has(sqliteCode(problem) ?? -1);

const isConflict = (problem: unknown): boolean =>
  problem instanceof Refused || UNIQUENESS.has(Number(Reflect.get(problem as Error, 'errcode')));

const failedBy = (problem: unknown): Outcome => ({ failed: String(problem), code: sqliteCode(problem) });
