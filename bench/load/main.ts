// Measures a server of matches: `npm run load` turns per second of processor time beside those of a bare server and of
// boardgame.io, `npm run load -- memory` what a match takes, `npm run load -- latency` how long a turn takes among thousands of
// connections. The last line is JSON. Servers run in processes of their own; whoever plays runs in this one.
import { parseArgs } from 'node:util';
import { latency } from './latency.ts';
import { memoryPerMatch } from './memory.ts';
import { throughput } from './throughput.ts';

const tell = (line: string): void => console.log(line);

const { values, positionals } = parseArgs({
  options: {
    matches: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    idle: { type: 'string', default: '5000' },
    /** Without boardgame.io. */
    alone: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { matches, rounds, seconds } = values;

async function measured(what: string): Promise<object | undefined> {
  switch (what) {
    case 'turns':
      return throughput(
        {
          pairs: Number(matches ?? 200),
          rounds: Number(rounds ?? 5),
          seconds: Number(seconds ?? 1),
          warmUp: 4,
          theirs: !values.alone,
        },
        tell,
      );
    case 'memory':
      return memoryPerMatch(Number(matches ?? 2000), tell);
    case 'latency':
      return latency(
        {
          idle: Number(values.idle),
          pairs: Number(matches ?? 500),
          bots: 8,
          rounds: Number(rounds ?? 3),
          seconds: Number(seconds ?? 10),
        },
        tell,
      );
  }
  return undefined;
}

const [what = 'turns'] = positionals;
const result = await measured(what);
if (result === undefined) {
  console.error(`${what}: not one of turns, memory, latency`);
  process.exitCode = 2;
} else console.log(JSON.stringify(result));
