import type { MatchStore } from '@interregnum/match';
import { linesText } from '@interregnum/record';
import { openToAppend } from './disk.ts';

/** The file of one match, to which lines are added. */
export interface RecordFile extends MatchStore {
  readonly path: string;
  /** Returns once the lines are on the disk. */
  append(lines: readonly string[]): void;
  /** Whether the file is what was written to it: something else may have changed or deleted it. */
  isIntact(): boolean;
  close(): void;
}

/** The file of a match that is over: it is not written to any more. */
export const finishedFile = (path: string): RecordFile => ({
  path,
  append: () => {},
  isIntact: () => true,
  close: () => {},
});

/** A locked file that holds `whole`, and is to hold all of `text`. */
export function openRecordFile(
  path: string,
  whole: string,
  text: string,
  unlock: (() => void) | undefined,
): RecordFile {
  const disk = openToAppend(path, whole);
  if (text.length > whole.length) disk.append(text.slice(whole.length));
  return {
    path,
    append: (lines) => disk.append(linesText(lines)),
    isIntact: disk.isIntact,
    close: () => {
      disk.close();
      unlock?.();
    },
  };
}
