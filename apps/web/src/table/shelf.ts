import type { Hex } from '@interregnum/record';
import { linesText } from '@interregnum/record';
import { type KeptTable, keepTable } from '../storage/tables.ts';
import type { DraftBook } from './laid.ts';

/** Keeps a table in the browser's database: its record and the turn that is being drafted. Writes follow one another. */
export class Shelf implements DraftBook {
  private readonly id: string;
  private readonly seed: Hex;
  private record: string;
  private draft: readonly string[] = [];
  private writing: Promise<void> = Promise.resolve();
  private readonly failed: () => void;

  constructor({ id, seed, record }: KeptTable, failed: () => void) {
    this.id = id;
    this.seed = seed;
    this.record = record;
    this.failed = failed;
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

  private write(): void {
    const { id, seed, record, draft } = this;
    const kept = { id, seed, record, draft, touched: Date.now() };
    this.writing = this.writing.then(() => keepTable(kept)).catch(this.failed);
  }
}
