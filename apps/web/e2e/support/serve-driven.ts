// The built app and its tables online, in a process whose clock is driven by messages of its parent: `{ leap: milliseconds }` is
// answered once these have passed. It begins at the time NOW, in milliseconds since 1970; what it draws follows from SEED.
import { hash } from 'node:crypto';
import { onEnd } from '@interregnum/server';
import { newLog, readSettings, startServer } from '@interregnum/server/online';
import { DIST } from '../../serve/target.ts';
import { DrivenClock } from './driven-clock.ts';

const { NOW, SEED, HOSTING = '{}' } = process.env;
const settings = readSettings(process.env);
const clock = new DrivenClock(Number(NOW));
let drawn = 0;
const draw = (encoding: 'hex' | 'base64url') => hash('sha256', `${SEED} ${drawn++}`, encoding);
const chance = { id: () => draw('base64url').slice(0, 22), hex: () => draw('hex') };
const trial = { hosting: JSON.parse(HOSTING), newClock: () => clock, chance };
const server = await startServer(settings, DIST, newLog(settings.log), trial);
process.on('message', ({ leap }: { readonly leap: number }) => {
  void clock.leap(leap).then(() => process.send?.('done'));
});
onEnd(() => void server?.close().then(() => process.disconnect()));
console.log(`port ${server?.port}`);
