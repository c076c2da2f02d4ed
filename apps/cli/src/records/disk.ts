import {
  closeSync,
  constants,
  copyFileSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Makes what a folder lists survive a power failure, where the system can. */
function syncFolder(folder: string): void {
  try {
    const fd = openSync(folder, 'r');
    fsyncSync(fd);
    closeSync(fd);
  } catch {
    // Some systems cannot open a folder.
  }
}

/** A folder and those above it, on the disk. */
export function makeFolder(folder: string, mode?: number): void {
  const first = mkdirSync(folder, { recursive: true, ...(mode === undefined ? {} : { mode }) });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) syncFolder(dirname(made));
}

/** What file systems without links say. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Gives a file that is whole its name, unless something has that name already. */
export function giveName(hidden: string, name: string): void {
  try {
    linkSync(hidden, name);
  } catch (problem) {
    if (!NO_LINKS.includes((problem as NodeJS.ErrnoException).code ?? '')) throw problem;
    copyFileSync(hidden, name, constants.COPYFILE_EXCL);
  }
}

/** A new file appears whole, or not at all; one that exists is left alone and named by the error. */
export function writeNewFile(file: string, text: string, mode?: number): void {
  const hidden = `${file}.${process.pid}.new`;
  try {
    writeFileSync(hidden, text, { flush: true, ...(mode === undefined ? {} : { mode }) });
    giveName(hidden, file);
    syncFolder(dirname(file));
  } finally {
    rmSync(hidden, { force: true });
  }
}

/** A file gets another text: whatever happens meanwhile, the one or the other stands in it as a whole. */
export function replaceFile(file: string, text: string): void {
  const real = realpathSync(file);
  // No other program has files of such names, and a file is locked before it is replaced.
  const hidden = join(dirname(real), `.${basename(real)}.interregnum-new`);
  try {
    writeFileSync(hidden, text, { flush: true, mode: statSync(real).mode & 0o777 });
    renameSync(hidden, real);
    syncFolder(dirname(real));
  } catch (problem) {
    rmSync(hidden, { force: true });
    throw problem;
  }
}

/** The code of the error for a file that is not what it was when it was last written to. */
const CHANGED = 'ECHANGED';

/** A file that is only ever added to. */
export interface Appendable {
  /** Returns once the text is on the disk; if it cannot be written, the file stays as it was. */
  append(text: string): void;
  /** Whether it is still what it was when it was last written to. */
  isIntact(): boolean;
  close(): void;
}

/** Opens a file to add to what is whole of it; the rest, cut off while it was written, is dropped. */
export function openToAppend(file: string, whole: string): Appendable {
  const fd = openSync(file, 'r+');
  let length = Buffer.byteLength(whole);
  ftruncateSync(fd, length);
  /** Another program may have cut, replaced or deleted it: then nothing more is written, nor said to have been. */
  const isIntact = (): boolean => {
    const [open, named] = [fstatSync(fd), statSync(file, { throwIfNoEntry: false })];
    return named?.ino === open.ino && named.dev === open.dev && open.size === length;
  };
  return {
    append: (text) => {
      if (!isIntact()) throw Object.assign(new Error(`${file} was changed`), { code: CHANGED });
      const bytes = Buffer.from(text);
      try {
        for (let done = 0; done < bytes.length; )
          done += writeSync(fd, bytes, done, bytes.length - done, length + done);
        fdatasyncSync(fd);
      } catch (problem) {
        ftruncateSync(fd, length);
        throw problem;
      }
      length += bytes.length;
    },
    isIntact,
    close: () => closeSync(fd),
  };
}
