import { readFileSync } from 'node:fs';

/** A call to the system that has returned, in the order in which calls returned. */
export interface Call {
  readonly name: string;
  /** Arguments as the trace writes them: files by path, texts with escapes. */
  readonly args: string;
  readonly result: string;
}

const BEGUN = /^(\d+) +(\w+)\((.*) <unfinished \.\.\.>$/;
const RESUMED = /^(\d+) +<\.\.\. (\w+) resumed>(.*)\) += (.*)$/;
const WHOLE = /^(\d+) +(\w+)\((.*)\) += (.*)$/;

/** Reads what `strace -f -o` has written. Calls of several threads overlap: a call counts where it returned. */
export function readTrace(file: string): Call[] {
  const begun = new Map<string, string>();
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, thread, name, args] = BEGUN.exec(line) ?? [];
      if (thread !== undefined) {
        begun.set(`${thread} ${name}`, args);
        return [];
      }
      const resumed = RESUMED.exec(line);
      const whole = resumed === null ? WHOLE.exec(line) : null;
      if (resumed !== null) {
        const before = begun.get(`${resumed[1]} ${resumed[2]}`) ?? '';
        return [{ name: resumed[2], args: before + resumed[3], result: resumed[4] }];
      }
      return whole === null ? [] : [{ name: whole[2], args: whole[3], result: whole[4] }];
    });
}
