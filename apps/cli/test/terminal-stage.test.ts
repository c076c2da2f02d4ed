import { describe, expect, test } from 'vitest';
import { KEYS } from './keys.ts';
import { fileWith } from './program.ts';
import { hasTerminals, Pty } from './pty.ts';

const STAGE = new URL('../src/play/terminal-screens.ts', import.meta.url);

/** A program with one screen, which shows the last key. It fails at `x`, and goes on failing elsewhere at `y`. */
const PROGRAM = fileWith(
  'one-screen.mjs',
  `import { showOnTerminal } from '${STAGE}';
   let last = 'none';
   const farewell = await showOnTerminal((screens) => screens.open({
     draw: ({ columns, rows }) => ['last key: ' + last, columns + ' x ' + rows],
     key: (key) => {
       last = key.text ?? key.name;
       if (last === 'x') throw new Error('out of order');
       if (last === 'y') Promise.reject(new Error('later'));
       if (last === 'q') screens.leave('that was it');
     },
   }));
   console.log(farewell);`,
);
const RESTORED = '\u001b[?7h\u001b[?25h\u001b[?1049l';

describe.skipIf(!hasTerminals).concurrent('a terminal', () => {
  test('is given back with the last word', async () => {
    const pty = new Pty([], { program: PROGRAM });
    await pty.shows('last key: none');
    pty.send('q');
    expect(await pty.ended).toBe(0);
    expect(pty.written.split(RESTORED)[1]).toBe('that was it\r\n');
  });

  test.each([
    ['x', 'out of order'],
    ['y', 'later'],
  ])('is given back before a failure is told (%s)', async (key, why) => {
    const pty = new Pty([], { program: PROGRAM });
    await pty.shows('last key: none');
    pty.send(key);
    expect(await pty.ended).not.toBe(0);
    const [shown, after, ...more] = pty.written.split(RESTORED);
    expect(shown).not.toContain(why);
    expect(after).toContain(why);
    expect(more).toEqual([]);
  });

  test('sends Escape, and keys that begin with it, also in pieces', async () => {
    const pty = new Pty([], { program: PROGRAM });
    await pty.shows('last key: none');
    await pty.press(KEYS.escape);
    await pty.shows('last key: escape');
    await pty.press(KEYS.pageDown);
    await pty.shows('last key: page-down');
    pty.send('a');
    await pty.shows('last key: a');
    pty.send(KEYS.up.slice(0, 2));
    pty.send(KEYS.up.slice(2));
    await pty.shows('last key: up');
  });

  test('whose program goes on after a stop is drawn again', async () => {
    const pty = new Pty([], { program: PROGRAM });
    await pty.shows('last key: none');
    const drawn = (): number => pty.written.split('80 x 24').length;
    const before = drawn();
    // Not SIGSTOP before it, which would stop the pseudo-terminal as well.
    pty.signal('SIGCONT');
    await pty.until(() => drawn() > before, 'another picture');
    await pty.press('b');
    await pty.shows('last key: b');
  });
});
