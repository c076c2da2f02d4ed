import { type SpawnOptions, spawn } from 'node:child_process';

/** What a program came to. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Circumstances extends Pick<SpawnOptions, 'cwd' | 'env'> {
  readonly input?: string;
}

/** Runs a program to its end. */
export function run(program: string, args: readonly string[], { input = '', ...given }: Circumstances): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...given, shell: process.platform === 'win32' });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // The program may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** The same for one that must succeed and have nothing to complain about: warnings of Node are complaints too. */
export async function outputOf(
  program: string,
  args: readonly string[],
  circumstances: Circumstances,
): Promise<string> {
  const { code, out, err } = await run(program, args, circumstances);
  if (code !== 0 || err !== '') throw new Error(`${args.join(' ')} ended with ${code}:\n${out}${err}`);
  return out;
}

/** npm in a folder. What is in its cache is not asked for again; what this machine's npm warns of is not our affair. */
export const npm = (cwd: string, ...args: readonly string[]): Promise<string> =>
  outputOf('npm', [...args, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], { cwd });

/** Fails with a message unless something holds. */
export function expect(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}
