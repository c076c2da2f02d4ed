import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Characters that are gathered before they are written. */
const ENOUGH = 65_536;

/** Writes lines: those that are made part by part, and between them those that come of themselves. */
export class LineWriter {
  private readonly output: Writable;
  private gathered = '';
  /** Whether a line has begun that has not ended. */
  private isOpen = false;
  private readonly held: string[] = [];

  constructor(output: Writable) {
    this.output = output;
  }

  /** Adds to a line. True if it is time to flush. */
  add(part: string): boolean {
    this.gathered += part;
    this.isOpen = true;
    return this.gathered.length >= ENOUGH;
  }

  /** Ends the line, if one has begun. */
  endLine(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.gathered += ['', ...this.held.splice(0)].map((line) => `${line}\n`).join('');
  }

  /** Writes what was gathered, and waits for a slow reader. */
  async flush(): Promise<void> {
    const { output, gathered } = this;
    this.gathered = '';
    if (gathered !== '') output.write(gathered);
    if (output.writableNeedDrain) await once(output, 'drain');
  }

  /** Writes a line that comes while nothing is gathered: at once, or after the line that has begun. */
  putBetween(line: string, mayBeDropped: boolean): void {
    const { output, isOpen } = this;
    if (mayBeDropped && (isOpen || output.writableNeedDrain)) return;
    if (isOpen) this.held.push(line);
    else output.write(`${line}\n`);
  }
}
