import xterm from '@xterm/headless';
import { describe, expect, test } from 'vitest';
import { TerminalWriter } from './terminal-writer.ts';

const SIZE = { columns: 10, rows: 3 };

/** A terminal that shows what is written, and how much that was. */
function shownOn({ columns, rows } = SIZE) {
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  let written = '';
  const writer = new TerminalWriter({
    write: (text) => {
      written += text;
      terminal.write(text);
    },
  });
  const lines = async (): Promise<string[]> => {
    await new Promise<void>((resolve) => terminal.write('', resolve));
    return Array.from({ length: rows }, (_, row) => terminal.buffer.active.getLine(row)?.translateToString(true) ?? '');
  };
  /** What was written since it was last asked for. */
  const fresh = (): string => {
    const now = written;
    written = '';
    return now;
  };
  return { terminal, writer, lines, fresh };
}

describe('a writer', () => {
  test('shows pictures, and leaves the terminal as it was', async () => {
    const { terminal, writer, lines } = shownOn();
    terminal.write('shell$');
    writer.open();
    writer.show(['one', '', 'three'], SIZE);
    expect(await lines()).toEqual(['one', '', 'three']);
    expect(terminal.buffer.active.type).toBe('alternate');
    writer.close();
    writer.close();
    expect(await lines()).toEqual(['shell$', '', '']);
    expect([terminal.buffer.active.type, terminal.modes.wraparoundMode]).toEqual(['normal', true]);
  });

  test('writes only lines that have changed, as one update, and clears what was longer', async () => {
    const { writer, lines, fresh } = shownOn();
    writer.open();
    writer.show(['the first', 'the second', 'the third'], SIZE);
    fresh();
    writer.show(['the first', 'short', 'the third'], SIZE);
    const update = fresh();
    expect(update.startsWith('\u001b[?2026h') && update.endsWith('\u001b[?2026l')).toBe(true);
    expect(update).toContain('short');
    expect(update).not.toContain('the');
    expect(await lines()).toEqual(['the first', 'short', 'the third']);
    writer.show([], SIZE);
    expect(await lines()).toEqual(['', '', '']);
  });

  test('never lets a line break or the screen scroll, also with colours and wide letters', async () => {
    const { writer, lines } = shownOn();
    writer.open();
    writer.show(['0123456789', '\u001b[7m漢字漢字漢\u001b[27m', 'too long for it'], SIZE);
    expect(await lines()).toEqual(['0123456789', '漢字漢字漢', 'too long …']);
    writer.show(['\u001b[1mbold\u001b[22m', 'plain', '9876543210'], SIZE);
    expect(await lines()).toEqual(['bold', 'plain', '9876543210']);
  });

  test('draws everything again in another size', async () => {
    const { terminal, writer, lines } = shownOn();
    writer.open();
    writer.show(['a', 'b', 'c'], SIZE);
    terminal.write('\u001b[2Jgarbage');
    writer.forget();
    writer.show(['a', 'b'], { columns: 8, rows: 2 });
    expect(await lines()).toEqual(['a', 'b', '']);
  });
});
