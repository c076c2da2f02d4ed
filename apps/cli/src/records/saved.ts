import { linesText } from '@interregnum/record';
import type { Table } from '@interregnum/table';
import { openToAppend } from './disk.ts';

/** A record that a table is written to, line by line. */
export interface Saved {
  readonly file: string;
  /** Returns once the lines are on the disk. */
  append(lines: readonly string[]): void;
  /** Whether the file is what was written to it: something else may have changed or deleted it. */
  isIntact(): boolean;
  close(): void;
}

/** A match that is over is not written to any more. */
export const finished = (file: string): Saved => ({
  file,
  append: () => {},
  isIntact: () => true,
  close: () => {},
});

/** A locked file to which lines are added, first those that the table has behind what is whole of the file. */
export function savedIn(file: string, { record }: Table, whole: string, unlock: (() => void) | undefined): Saved {
  const disk = openToAppend(file, whole);
  const append = (lines: readonly string[]): void => {
    if (lines.length > 0) disk.append(linesText(lines));
  };
  append(record.lines.slice(whole.split('\n').length - 1));
  return {
    file,
    append,
    isIntact: disk.isIntact,
    close: () => {
      disk.close();
      unlock?.();
    },
  };
}
