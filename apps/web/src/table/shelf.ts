import type { Hex } from '@interregnum/record';
import { linesText } from '@interregnum/record';
import type { KeptTable } from '../storage/kept.ts';
import { keepTable } from '../storage/tables.ts';
import type { DraftBook } from './laid.ts';

/** Keeps a table in the browser's database: its record and the turn that is being drafted. Writes follow one another. */
export class Shelf implements DraftBook {
  private readonly id: string;
  private readonly seed: Hex;
  private record: string;
  private draft: readonly string[] = [];
  private writing: Promise<void> = Promise.resolve();
  /** Told whether the last write has succeeded. */
  private readonly wrote: (isSaved: boolean) => void;

  constructor({ id, seed, record }: KeptTable, wrote: (isSaved: boolean) => void) {
    this.id = id;
    this.seed = seed;
    this.record = record;
    this.wrote = wrote;
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
    const { id, seed, record, draft } = this;
    const kept = { id, seed, record, draft, touched: Date.now() };
    this.writing = this.writing
      .then(() => keepTable(kept))
      .then(
        () => this.wrote(true),
        () => this.wrote(false),
      );
  }
}
