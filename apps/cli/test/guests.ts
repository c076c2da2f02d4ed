import { existsSync, readFileSync } from 'node:fs';
import { fileWith, linesOf } from './program.ts';

let written = 0;

/** A program that takes the first legal choice and keeps every line that it is sent. `before` may do something else first. */
export interface Guest {
  /** As it is named on the command line. */
  readonly named: string;
  /** What it was sent, in all its processes. */
  readonly told: () => Told[];
}

/** A line that a program was sent; keys that it has not are undefined. */
// biome-ignore lint/suspicious/noExplicitAny: what is in a line is what is tested.
export type Told = Readonly<Record<string, any>>;

export function guest(name: string, before = ''): Guest {
  const diary = fileWith(`${name}-${written}.jsonl`, '');
  const file = fileWith(
    `${name}-${written++}.mjs`,
    `import { appendFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    let count = 0;
    for await (const line of createInterface({ input: process.stdin })) {
      appendFileSync(${JSON.stringify(diary)}, line + '\\n');
      const { id, do: what, legal, ...told } = JSON.parse(line);
      if (what !== 'go') continue;
      count++;
      ${before}
      console.log(JSON.stringify({ id, ok: { choice: legal[0] } }));
    }`,
  );
  const told = (): Told[] =>
    existsSync(diary) ? linesOf(readFileSync(diary, 'utf8')).map((line) => JSON.parse(line)) : [];
  return { named: `${name}="${process.execPath}" "${file}"`, told };
}

export const asked = ({ told }: Guest): Told[] => told().filter((line) => line.do === 'go');
