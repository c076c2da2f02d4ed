import { isOver, type Match, type MatchStore, seatToAct } from '@interregnum/match';
import { linesText } from '@interregnum/record';
import type { StoredTable } from '../../storage/stored-table.ts';
import { saveTable } from '../../storage/tables.ts';

/**
 * Keeps a table in its row of the browser's database: its record and the turn that is being drafted. Writes follow one
 * another. A browser that keeps nothing says so, and the match goes on.
 */
export class RowStore implements MatchStore {
  private row: StoredTable;
  private writing: Promise<void> = Promise.resolve();
  /** Told whether the last write has succeeded. */
  private readonly wrote: (isSaved: boolean) => void;

  constructor(row: StoredTable, wrote: (isSaved: boolean) => void) {
    this.row = row;
    this.wrote = wrote;
  }

  /** The match record as it is stored. */
  get record(): string {
    return this.row.record;
  }

  append(lines: readonly string[], match: Match): Promise<void> {
    const toAct = isOver(match) ? undefined : seatToAct(match);
    return this.write({ record: this.row.record + linesText(lines), draft: [], toAct });
  }

  /** A draft is written after the touch that made it has been drawn: opening a transaction takes a tenth of a click. */
  keepDraft(draft: readonly string[]): Promise<void> {
    this.writing = this.writing.then(() => new Promise((drawn) => setTimeout(drawn)));
    return this.write({ draft });
  }

  /** Remembers that a hint was asked for. */
  keepHinted(): Promise<void> {
    return this.write({ hinted: true });
  }

  /** Everything is written, or could not be. */
  settled(): Promise<void> {
    return this.writing;
  }

  /**
   * Never fails: a write that does is told to `wrote`, and the page says that the table is not saved. The match takes the turn
   * for stored all the same, because people who sit before it can play on.
   */
  private write(change: Partial<StoredTable>): Promise<void> {
    const row = { ...this.row, ...change, touched: Date.now() };
    this.row = row;
    this.writing = this.writing
      .then(() => saveTable(row))
      .then(
        () => this.wrote(true),
        () => this.wrote(false),
      );
    return this.writing;
  }
}
