// Finds the Chromium that tests run in, and installs one if there is none: `npm run chromium`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Tests open nothing but our own pages, as root in containers too; and Chromium is to leave the network alone. */
export const LAUNCH_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is: $CHROMIUM, one of the system, or the one that Playwright has fetched. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const ofSystem = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return CHROMIUM;
  return [...ofSystem, ...ON_MAC, chromium.executablePath()].find((path) => existsSync(path));
}

/** Where Chromium is; throws if it is nowhere. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined) throw new Error('There is no Chromium: run "npm run chromium", or set CHROMIUM to its path.');
  return path;
}

const succeeds = (command: string, ...given: readonly string[]): boolean =>
  spawnSync(command, given, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

function install(): boolean {
  const mayUseApt = process.getuid?.() === 0 && succeeds('apt-get', '--version');
  if (mayUseApt && succeeds('apt-get', 'update', '-qq')) {
    const isThere = succeeds('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
    if (isThere) return true;
  }
  return succeeds('npx', 'playwright', 'install', 'chromium');
}

if (import.meta.main && findChromium() === undefined) {
  console.error('Installing Chromium for the tests of the web app ...');
  if (!install() || findChromium() === undefined) {
    console.error(
      'It could not be installed. Install Chromium or Chrome, or set CHROMIUM to its path; then run the command again.',
    );
    process.exitCode = 1;
  }
}
