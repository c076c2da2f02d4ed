// The built app and its tables online, in a process that can be killed. Settings come by the environment.
import { newLog, readSettings, startServer } from '@interregnum/server/online';
import { DIST } from '../../serve/target.ts';

const settings = readSettings(process.env);
const hosting = JSON.parse(process.env.HOSTING ?? '{}');
const server = await startServer(settings, DIST, newLog(settings.log), { hosting });
console.log(`port ${server?.port}`);
