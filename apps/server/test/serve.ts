// A server in a process of its own, for what kills it. Settings come by the environment, those of hosting as JSON in HOSTING.
// Prints its port and its process as a line of JSON.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onEnd } from '../src/index.ts';
import { newLog, readSettings, startServer } from '../src/online.ts';

const settings = readSettings(process.env);
const hosting = JSON.parse(process.env.HOSTING ?? '{}');
const files = join(settings.data, 'web');
mkdirSync(files, { recursive: true });
const server = await startServer(settings, files, newLog(settings.log), { hosting });
onEnd(() => void server?.close());
console.log(JSON.stringify({ port: server?.port, pid: process.pid }));
