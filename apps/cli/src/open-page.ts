import { spawn } from 'node:child_process';

/** What opens an address in the user's browser, by system; elsewhere `xdg-open` does. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a page in the user's browser. Where that cannot be done nothing happens: its address is printed anyway. */
export function openPage(address: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
