import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const lockOf = (file: string): string => `${file}.lock`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Who has a file open, if that process still runs: one that was killed leaves its lock behind. */
function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(lockOf(file), 'utf8'));
    return pid > 0 && pid !== process.pid && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a file to this process, so that no two write to it; false if another one has it. */
export function lock(file: string): boolean {
  try {
    writeFileSync(lockOf(file), `${process.pid}`, { flag: 'wx' });
    return true;
  } catch {
    if (holderOf(file) !== undefined) return false;
    writeFileSync(lockOf(file), `${process.pid}`);
    return true;
  }
}

export const unlock = (file: string): void => rmSync(lockOf(file), { force: true });
