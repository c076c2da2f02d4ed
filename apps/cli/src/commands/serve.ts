import { onEnd } from '@interregnum/server';
import { addressesOf, newLog, type RunningServer, type Settings, startServer } from '@interregnum/server/online';
import { renderUnicodeCompact } from 'uqr';
import { wholeNumber } from '../command-line/arguments.ts';
import { LAST_PORT, listening } from '../listening.ts';
import { settingsWith, withStorage } from '../storage.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { webAppFolder } from '../web-app.ts';

interface Given {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

/** `serve`: the web app and tables for everybody who reaches this machine, until Ctrl-C. */
export async function run(_: undefined, given: Given, terminal: Terminal): Promise<void> {
  if (given.port !== undefined) wholeNumber('--port', given.port, 0, terminal, LAST_PORT);
  const host = given.host ?? (process.env.HOST || '0.0.0.0');
  const settings = settingsWith({ PORT: given.port, HOST: host, DATA: given.data }, terminal);
  const folder = webAppFolder(terminal);
  const start = () => startServer(settings, folder, newLog(settings.log));
  const server = await withStorage(settings.data, terminal, () => listening(start, settings.port, host, terminal));
  onEnd(() => void server.close());
  for (const line of told(server, settings, terminal)) terminal.print(line);
}

/** Where it is, for whom, and where everything is kept. */
function told({ address, port }: RunningServer, { host, data, publicUrl }: Settings, { text }: Terminal): string[] {
  const own = addressesOf(host, port).filter((each) => each !== address.url);
  const addresses = publicUrl === undefined ? addressesOf(host, port) : [address.url, ...own];
  return [
    text('serve.at'),
    ...addresses.map((each) => `  ${each}`),
    ...(address.reach === 'machine'
      ? [text('serve.only-here')]
      : ['', text('serve.scan', { address: address.url }), qr(address.url)]),
    text('serve.data', { folder: data }),
    text('web.end'),
  ];
}

/** Light on dark, whatever the colours of the terminal are; where there are none, as most terminals show it. */
function qr(address: string): string {
  const lines = renderUnicodeCompact(address, { border: 2 }).split('\n');
  const isColoured = process.stdout.isTTY === true;
  return lines.map((line) => (isColoured ? `  \u001b[97;40m${line}\u001b[0m` : `  ${line}`)).join('\n');
}
