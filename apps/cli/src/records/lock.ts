import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { giveName } from './disk.ts';

/** One lock per file, whatever link it was reached by; no other program has files of such names. */
export function lockOf(file: string): string {
  const real = realpathSync(file);
  return join(dirname(real), `.${basename(real)}.interregnum-lock`);
}

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
 * Keeps a file to this process, so that no two write to it, and returns how to give it free again; undefined if another
 * process has it. The lock appears with its content, by a link; one that was left behind is moved away first and looked
 * at again, in case another process was quicker.
 */
export function lock(file: string): (() => void) | undefined {
  const wanted = lockOf(file);
  const own = `${wanted}.${process.pid}`;
  try {
    writeFileSync(own, signature(process.pid));
    const isOurs = linked(own, wanted) || (!isHeld(wanted) && clear(wanted, `${own}.stale`) && linked(own, wanted));
    return isOurs ? () => release(wanted) : undefined;
  } finally {
    rmSync(own, { force: true });
  }
}

function linked(from: string, to: string): boolean {
  try {
    giveName(from, to);
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

/** Whatever has become of the folder meanwhile, leaving a table must not fail. */
function release(lock: string): void {
  try {
    if (readFileSync(lock, 'utf8') === signature(process.pid)) rmSync(lock, { force: true });
  } catch {
    // The lock is gone already.
  }
}
