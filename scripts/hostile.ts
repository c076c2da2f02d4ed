// Sends what nobody should send to a server, a million times: `npm run hostile -- 1000000 [--seed TEXT]`. The same seed sends
// the same again, but for ids that the server draws. The last line is JSON.
import { parseArgs } from 'node:util';
import { hostile } from './hostile/hostile.ts';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: 'hostile' } },
  allowPositionals: true,
});
const [count = '1000000'] = positionals;
if (!/^[1-9]\d{0,8}$/.test(count)) throw new Error(`${count}: a whole number from 1.`);
console.log(`seed: ${values.seed}`);
const { others, ...result } = await hostile(Number(count), values.seed, (line) => console.log(line));
if (others > 0) console.log(`${others} other findings`);
console.log(JSON.stringify(result));
process.exitCode = result.crashes + result.serverErrors + result.changed + others === 0 ? 0 : 1;
