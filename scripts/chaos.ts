// Kills the server at random moments while people play, starts it again, and compares every acknowledged request with the log
// and everybody's view with a replay: `npm run chaos -- --cycles 300 [--seed TEXT]`. The last line is JSON.
import { parseArgs } from 'node:util';
import { chaos } from './chaos/chaos.ts';

const options = { cycles: { type: 'string', default: '10' }, seed: { type: 'string', default: 'chaos' } } as const;
const { cycles, seed } = parseArgs({ options }).values;
if (!/^[1-9]\d{0,5}$/.test(cycles)) throw new Error(`--cycles ${cycles}: a whole number from 1.`);
const { result, planned, timedOut } = await chaos(Number(cycles), seed, (line) => console.log(line));
console.log(`${planned} turns were played by themselves, and ${timedOut} times somebody's time was over`);
console.log(JSON.stringify(result));
process.exitCode =
  result.lost + result.doubled + result.forked + result.diverged === 0 && result.acknowledged > 0 ? 0 : 1;
