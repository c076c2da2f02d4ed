// Installs the project's dependencies when they are missing or package-lock.json has changed. Built-ins only: this runs
// before anything is installed, on whatever Node (20 or later) the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.cache', 'interregnum', 'installed');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (found !== wanted) {
  console.error('Installing dependencies: a minute or two, and only when package-lock.json has changed ...');
  // A fresh clone gets exactly what the lock says. `npm ci` deletes what is there first, maybe under a running program.
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  const { status } = spawnSync('npm', [command, '--no-audit', '--no-fund', '--no-save', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`npm ${command} failed. Check the network and the messages above, then run the command again.`);
    process.exit(status ?? 1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
