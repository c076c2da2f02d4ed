import { linesText } from '@interregnum/record';
import type { KeptTable } from '../storage/kept.ts';
import { keepTable } from '../storage/tables.ts';
import type { DraftBook } from './laid.ts';

/** Whoever plays at the table that is kept. */
interface Watch {
  /** Whose turn it is; nobody's once it is over. Asked when all of a turn has been done. */
  toAct(): number | undefined;
  /** Told whether the last write has succeeded. */
  wrote(isSaved: boolean): void;
}

/** Keeps a table in the browser's database: its record and the turn that is being drafted. Writes follow one another. */
export class Shelf implements DraftBook {
  /** What stays as it was. */
  private readonly row: Pick<KeptTable, 'id' | 'seed' | 'position'>;
  private record: string;
  private draft: readonly string[] = [];
  private writing: Promise<void> = Promise.resolve();
  private readonly watch: Watch;

  constructor({ record, ...row }: KeptTable, watch: Watch) {
    this.row = row;
    this.record = record;
    this.watch = watch;
  }

  append(lines: readonly string[]): void {
    this.record += linesText(lines);
    this.draft = [];
    this.write();
  }

  keepDraft(texts: readonly string[]): void {
    this.draft = texts;
    this.write();
  }

  /** Everything is written, or could not be. */
  settled(): Promise<void> {
    return this.writing;
  }

  private write(): void {
    const { row, record, draft } = this;
    const kept = { ...row, record, draft, touched: Date.now() };
    this.writing = this.writing
      .then(() => keepTable({ ...kept, toAct: this.watch.toAct() }))
      .then(
        () => this.watch.wrote(true),
        () => this.watch.wrote(false),
      );
  }
}
