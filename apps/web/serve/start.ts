// Builds the app if need be, serves it and prints its address: `npm start`. PORT and HOST say where.
import type { Server } from 'node:http';
import { addressesOf, endBySignal, fileServer, isTaken, listen, listenNearby, NEARBY } from '@interregnum/server';
import { ensureBuilt } from './build.ts';
import { DIST } from './target.ts';

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

async function listenAt(server: Server, port: number | undefined, host: string): Promise<number> {
  try {
    const { first, last } = NEARBY;
    if (port !== undefined) return await listen(server, port, host);
    return (
      (await listenNearby(server, host)) ??
      giveUp(`Ports ${first} to ${last} are taken. Choose another: PORT=8080 npm start`)
    );
  } catch (problem) {
    if (isTaken(problem))
      giveUp(`Port ${port} is taken. Choose another (PORT=${Number(port) + 1} npm start), or none.`);
    giveUp(`Cannot listen at ${host}${port === undefined ? '' : `, port ${port}`}: ${(problem as Error).message}`);
  }
}

refuseArguments(process.argv.slice(2));
const host = process.env.HOST || 'localhost';
const port = portGiven();
await ensureBuilt();
const server = fileServer(DIST);
const actual = await listenAt(server, port, host);
console.log(`Interregnum is at ${addressesOf(host, actual).join(' and ')} (Ctrl-C ends it)`);
endBySignal(server);
