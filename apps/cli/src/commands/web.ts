import { addressesOf, endBySignal, fileServer, listen, listenNearby } from '@interregnum/server';
import { wholeNumber } from '../command-line/arguments.ts';
import { LAST_PORT, listening } from '../listening.ts';
import { openPage } from '../open-page.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { webAppFolder } from '../web-app.ts';

interface Given {
  readonly port?: string;
  readonly host?: string;
  readonly open?: true;
}

/** `web`: the tables of the browser, served from this machine until Ctrl-C. */
export async function run(_: undefined, given: Given, terminal: Terminal): Promise<void> {
  const host = given.host ?? 'localhost';
  const asked = given.port === undefined ? undefined : wholeNumber('--port', given.port, 0, terminal, LAST_PORT);
  const server = fileServer(webAppFolder(terminal));
  const start = () => (asked === undefined ? listenNearby(server, host) : listen(server, asked, host));
  const port = await listening(start, asked, host, terminal);
  endBySignal(server);
  const addresses = addressesOf(host, port);
  for (const line of [terminal.text('web.at'), ...addresses.map((address) => `  ${address}`), terminal.text('web.end')])
    terminal.print(line);
  if (given.open) openPage(addresses[0]);
}
