import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** One lock per file, whatever name it was reached by. */
const lockOf = (file: string): string => `${realpathSync(file)}.lock`;

/** When a process was started, where the system tells: a number may be given to another process later. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[19];
  } catch {
    return '';
  }
}

const signature = (pid: number): string => `${pid} ${startOf(pid)}`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a lock was written by a process that still runs: one that was killed leaves its lock behind. */
function isHeld(lock: string): boolean {
  try {
    const written = readFileSync(lock, 'utf8');
    const pid = Number(written.split(' ')[0]);
    return pid > 0 && isAlive(pid) && written === signature(pid);
  } catch {
    return false;
  }
}

/**
 * Keeps a file to this process, so that no two write to it; false if another one has it. The lock appears with its
 * content, by a link; one that was left behind is moved away first and looked at again, in case somebody was quicker.
 */
export function lock(file: string): boolean {
  const wanted = lockOf(file);
  const own = `${wanted}.${process.pid}`;
  writeFileSync(own, signature(process.pid));
  try {
    return linked(own, wanted) || (!isHeld(wanted) && clear(wanted, `${own}.stale`) && linked(own, wanted));
  } finally {
    rmSync(own, { force: true });
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  }
}

function clear(lock: string, aside: string): boolean {
  renameSync(lock, aside);
  const mistaken = isHeld(aside);
  if (mistaken) linked(aside, lock);
  rmSync(aside, { force: true });
  return !mistaken;
}

/** Gives the file free again, if this process has it. */
export function unlock(file: string): void {
  const held = lockOf(file);
  if (readFileSync(held, 'utf8') === signature(process.pid)) rmSync(held, { force: true });
}
