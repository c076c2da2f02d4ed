import type { Server } from 'node:http';
import { addressesOf, endBySignal, fileServer, isTaken, listen, listenNearby, NEARBY } from '@interregnum/server';
import { wholeNumber } from '../command-line/arguments.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { openPage } from '../open-page.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { webAppFolder } from '../web-app.ts';

interface Given {
  readonly port?: string;
  readonly host?: string;
  readonly open?: true;
}

const LAST_PORT = 65_535;
/** A port that is named as an example where others are taken. */
const EXAMPLE = 8080;

/** `web`: the tables of the browser, served from this machine until Ctrl-C. */
export async function run(_: undefined, given: Given, terminal: Terminal): Promise<void> {
  const host = given.host ?? 'localhost';
  const asked = given.port === undefined ? undefined : wholeNumber('--port', given.port, 0, terminal, LAST_PORT);
  const server = fileServer(webAppFolder(terminal));
  const port = await portOf(server, asked, host, terminal);
  endBySignal(server);
  const addresses = addressesOf(host, port);
  for (const line of [terminal.text('web.at'), ...addresses.map((address) => `  ${address}`), terminal.text('web.end')])
    terminal.print(line);
  if (given.open) openPage(addresses[0]);
}

/** Lets the server listen where it was asked to, or nearby. What cannot be done is told with what can be done instead. */
async function portOf(server: Server, asked: number | undefined, host: string, { text }: Terminal): Promise<number> {
  try {
    const port = asked === undefined ? await listenNearby(server, host) : await listen(server, asked, host);
    if (port !== undefined) return port;
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    if (!isTaken(problem)) throw new BadInput(text('error.listen', { host, reason: code ?? message }));
    const port = asked as number;
    throw new BadInput(text('error.port-taken', { port, other: port < LAST_PORT ? port + 1 : EXAMPLE }));
  }
  throw new BadInput(text('error.ports-taken', { ...NEARBY, other: EXAMPLE }));
}
