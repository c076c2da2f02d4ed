// Runs what is checked: `npm test`, `npm run test:long` and `npm run test:quick`. Steps of one lane run one after the
// other, lanes beside each other: tests often wait for what they have started, and others use that time.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Scripts of package.json by lanes. */
const SUITES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  test: [
    ['check:test'],
    ['check:web', 'check:browser', 'check:types', 'check:format', 'check:imports', 'check:unused'],
  ],
  long: [['long:test', 'long:browser', 'long:pack']],
  quick: [['check:changed'], ['check:types', 'check:format', 'check:imports']],
};

/** What Node has compiled of a program: tests start the same ones hundreds of times. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../node_modules/.cache/interregnum/compiled');

interface Result {
  readonly script: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/** Runs a script and prints all it said once it has ended, so that lanes do not talk at once. */
function run(script: string): Promise<Result> {
  console.log(`▸ ${script}`);
  const start = performance.now();
  const env = { ...process.env, NODE_COMPILE_CACHE, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  const child = spawn('npm', ['run', '--silent', script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const result = { script, passed: code === 0, seconds: (performance.now() - start) / 1000 };
      process.stdout.write(Buffer.concat(said));
      console.log(lineOf(result));
      resolve(result);
    });
  });
}

const lineOf = ({ script, passed, seconds }: Result): string =>
  `${passed ? '✓' : '✗'} ${script}: ${seconds.toFixed(0)} s${passed ? '' : ', failed'}`;

/** Runs all scripts; one that fails does not keep others from being run. */
async function runSuite(lanes: readonly (readonly string[])[]): Promise<readonly Result[]> {
  const runLane = async (scripts: readonly string[]): Promise<Result[]> => {
    const results: Result[] = [];
    for (const script of scripts) results.push(await run(script));
    return results;
  };
  return (await Promise.all(lanes.map(runLane))).flat();
}

const name = process.argv[2] ?? 'test';
const lanes = SUITES[name];
if (lanes === undefined) throw new Error(`no suite ${name}: choose from ${Object.keys(SUITES).join(', ')}`);
const start = performance.now();
const results = await runSuite(lanes);
console.log(`\n${results.map(lineOf).join('\n')}`);
const failed = results.filter(({ passed }) => !passed).map(({ script }) => script);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(failed.length === 0 ? `All passed in ${minutes} min.` : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
