// Builds the app if need be, serves it and prints its address: `npm start`. PORT and HOST say where.
import type { Server } from 'node:http';
import { addressesOf } from './addresses.ts';
import { DIST, ensureBuilt } from './build.ts';
import { fileServer, isTaken, listen } from './server.ts';

const USUAL_PORT = 4173;
/** How many ports after the usual one are tried. */
const OTHERS = 20;

/** Ends with a message and without a stack: the reader can do something about it. */
function giveUp(message: string): never {
  console.error(message);
  process.exit(2);
}

function refuseArguments(given: readonly string[]): void {
  if (given.length === 0) return;
  giveUp(
    `npm start opens the games in the browser and takes no arguments. In the terminal: npx interregnum ${given.join(' ')}`,
  );
}

function portGiven(): number | undefined {
  const { PORT } = process.env;
  if (PORT === undefined || PORT === '') return undefined;
  const port = Number(PORT);
  return Number.isInteger(port) && port >= 0 && port < 65_536
    ? port
    : giveUp(`PORT=${PORT} is not a port: 0 to 65535.`);
}

/** Where nobody said which port, the next free one will do. */
async function listenSomewhere(server: Server, host: string): Promise<number> {
  for (let port = USUAL_PORT; port < USUAL_PORT + OTHERS; port++) {
    try {
      return await listen(server, port, host);
    } catch (problem) {
      if (!isTaken(problem)) throw problem;
      console.log(`Port ${port} is taken; trying the next.`);
    }
  }
  return giveUp(`Ports ${USUAL_PORT} to ${USUAL_PORT + OTHERS - 1} are taken. Choose another: PORT=8080 npm start`);
}

async function listenAt(server: Server, port: number, host: string): Promise<number> {
  try {
    return await listen(server, port, host);
  } catch (problem) {
    if (isTaken(problem)) giveUp(`Port ${port} is taken. Choose another (PORT=${port + 1} npm start), or none.`);
    giveUp(`Cannot listen at ${host}, port ${port}: ${(problem as Error).message}`);
  }
}

refuseArguments(process.argv.slice(2));
const host = process.env.HOST || 'localhost';
const port = portGiven();
await ensureBuilt();
const server = fileServer(DIST);
const actual = port === undefined ? await listenSomewhere(server, host) : await listenAt(server, port, host);
console.log(`Interregnum is at ${addressesOf(host, actual).join(' and ')} (Ctrl-C ends it)`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
