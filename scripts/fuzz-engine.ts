// Tries `interregnum engine` with many lines, good and bad, in this process and through a pipe: `npm run fuzz-engine --
// [LINES] [SEED]`. Every line that is not blank must get one answer, the same in both, and a failure must change nothing.
// Between blocks of them it is made to think about several things at once.
import { FastRandom } from '@interregnum/kernel';
import { EngineProcess } from '../apps/cli/test/engine-process.ts';
import { startSession } from '../apps/cli/test/engine-session.ts';
import { tryThoughts } from '../apps/cli/test/engine-thoughts.ts';
import { tryAgain, tryLine } from '../apps/cli/test/engine-trial.ts';

const BLOCK = 500;

async function run(lines: number, seed: string): Promise<void> {
  const [session, random, engine] = [startSession(), new FastRandom(seed), new EngineProcess()];
  const came = new Map<string, number>();
  const thinker = new EngineProcess();
  const count = (results: readonly string[]): void => {
    for (const result of results) came.set(result, (came.get(result) ?? 0) + 1);
  };
  for (let at = 0; at < lines; at += BLOCK) {
    const tried = Array.from({ length: Math.min(BLOCK, lines - at) }, () => tryLine(session, random));
    count(tried.flatMap((each) => each.came));
    await tryAgain(engine, tried, random);
    count(await tryThoughts(thinker, random));
    if (at % 10_000 === 0) process.stderr.write(`\r${at} of ${lines} lines`);
  }
  for (const process of [engine, thinker]) {
    const code = await process.end();
    if (code !== 0 || process.errors !== '') throw new Error(`ended with ${code}: ${process.errors}`);
  }
  console.log(`\n${lines} lines (seed ${seed}), answered alike in process and through the pipe:`);
  for (const [result, times] of [...came].sort(([, a], [, b]) => b - a)) {
    console.log(`${times.toLocaleString('en').padStart(12)}  ${result}`);
  }
}

const [lines = '1000000', seed = 'interregnum'] = process.argv.slice(2);
if (Number(lines) > 0) await run(Number(lines), seed);
else {
  console.error('How many lines, and from which seed? For example: npm run fuzz-engine -- 1000000 tea');
  process.exitCode = 2;
}
