import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newHome } from './homes.ts';
import { KEYS } from './keys.ts';
import { fileWith, output, PROGRAM, run } from './program.ts';
import { Pty } from './pty.ts';
import { EXAMPLES, LEVELS } from './references.ts';

const [a] = EXAMPLES['king-is-dead'];
const versionOf = (program: string): string => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
const major = (version: string): number => Number(/^v(\d+)/.exec(version)?.[1] ?? 0);

/** A Node older than the one the program needs, if the machine has one. */
const older = ['/usr/bin/node', '/usr/local/bin/node'].find((node) => {
  const found = major(versionOf(node));
  return found >= 20 && found < 24;
});
const onPosix = process.platform !== 'win32';
const hasTerminal = versionOf('script').includes('util-linux');

describe('the program', () => {
  test('prints its version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(await output(['--version'])).toBe(`${version}\n`);
  });

  test.skipIf(older === undefined)('starts on the Node of the project even if an older one is installed', async () => {
    const program = older as string;
    const check = await run(['check', 'king-is-dead'], { program, input: ['', a.line, '\nrubbish'] });
    expect(check).toMatchObject({ code: 2, err: '' });
    expect(check.out).toMatch(/^\{"valid":true\}\n\{"valid":false,.*\}\n$/);
    expect(await output(['position', 'king-is-dead'], { program })).toBe(await output(['position', 'king-is-dead']));
  });

  test.skipIf(!onPosix)('ends quietly when nobody reads on', async () => {
    const script = '{ "$0" "$1" perft king-is-dead --list; echo "ended with $?" >&2; } | head -n 1';
    const { code, out, err } = await run([], {
      program: '/bin/sh',
      before: ['-c', script, process.execPath, PROGRAM],
    });
    expect({ code, err }).toEqual({ code: 0, err: 'ended with 0\n' });
    expect(out).toMatch(/^\{"game":"king-is-dead".*\}\n$/);
  });

  // On Linux the peak of the process itself: what the system reports as used includes the process that started it.
  test.skipIf(process.platform !== 'linux' || major(process.version) < 24)(
    'counts the successors of example A in less than 200 MB',
    async () => {
      const tell = 'console.error(fs.readFileSync("/proc/self/status","utf8"))';
      const watch = `data:text/javascript,import fs from "node:fs";process.on("exit",()=>${tell})`;
      const { out, err } = await run(['perft', 'king-is-dead', '--position', fileWith('a.json', a.laidOut)], {
        before: ['--import', watch, PROGRAM],
        env: { NODE_DISABLE_COMPILE_CACHE: '1' },
      });
      expect(out).toContain(`"count":${LEVELS[0].answers[0].count}`);
      const kilobytes = Number(/^VmHWM:\s+(\d+) kB/m.exec(err)?.[1]);
      expect((kilobytes * 1024) / 1e6).toBeLessThan(200);
    },
  );
});

describe('without a command', () => {
  test.skipIf(!hasTerminal)('opens the menu on a terminal, from which one key leads out', async () => {
    const pty = new Pty([], { env: { INTERREGNUM_HOME: newHome() } });
    expect(await pty.shows('Esc')).toMatch(/The King Is Dead.*\n.*The Foreign King.*\n.*Claim.*\n/);
    await pty.press(KEYS.escape);
    expect(await pty.ended).toBe(0);
  });

  test('shows help where nobody could use a menu', async () => {
    expect(await output([])).toBe(await output(['--help']));
  });
});
