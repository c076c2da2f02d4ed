import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { summaryOf } from '@interregnum/record';
import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { newHome, recordIn, textIn } from './homes.ts';
import { KEYS } from './keys.ts';
import { run } from './program.ts';
import { hasTerminals, Pty } from './pty.ts';
import { TerminalPlayer } from './terminal-player.ts';

const text = tableText('en');
const CLAIM = ['play', 'claim', '--seats', 'human,random', '--seed', 'terminal', '--lang', 'en'];
const KING = ['play', 'king-is-dead', '--seats', 'human,random', '--seed', 'terminal', '--lang', 'en'];

/** What was written, colours and breaks of lines aside. */
const plain = (written: string): string => stripVTControlCharacters(written).replaceAll(/\s+/g, ' ');

const open = (args: readonly string[], more: ConstructorParameters<typeof Pty>[1] = {}): Pty =>
  new Pty(args, { ...more, env: { INTERREGNUM_HOME: newHome(), ...more.env } });

describe.skipIf(!hasTerminals).concurrent('the screen of a table', () => {
  test('says what it needs in a terminal that is too small, and is drawn once there is room', async () => {
    const pty = open(KING, { columns: 70, rows: 20 });
    await pty.shows('70 × 20');
    pty.resize(80, 24);
    await pty.shows('Play a card or pass.');
    expect(pty.lines[23]).toContain('Esc');
    pty.resize(120, 40);
    await pty.shows(/^ The King Is Dead {80,}Player 1\n/);
    expect(pty.lines[39]).toContain('Esc');
    pty.resize(79, 24);
    await pty.shows('79 × 24');
  });

  test('is drawn without colours where they are not wanted', async () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    const colours = /\u001b\[(3[0-7]|9[0-7]|1|2)m/;
    const plain = open(CLAIM, { env: { NO_COLOR: '1' } });
    await plain.shows('Phase 1');
    expect(plain.written).not.toMatch(colours);
    expect(plain.written).toContain('\u001b[7m');
    const coloured = open(CLAIM, { env: { NO_COLOR: undefined } });
    await coloured.shows('Phase 1');
    expect(coloured.written).toMatch(colours);
  });

  test('keeps its shape with names in wide letters', async () => {
    const names = ['--names', '王さまの名前,Ægir Øst'];
    const pty = open([...KING, ...names]);
    await pty.shows('Play a card or pass.');
    expect(pty.lines[0]).toMatch(/^ The King Is Dead .*王さまの名前$/);
    expect(pty.lines[23]).toContain('Esc');
  });

  test('takes keys that were typed ahead, and those of a paste', async () => {
    const pty = open(KING);
    pty.send(KEYS.enter);
    await pty.shows(/Esc/);
    await pty.shows('›');
    expect(pty.lines[0]).toContain('The King Is Dead');
    await pty.press(KEYS.rubout);
    pty.send(`pass${KEYS.enter}`);
    await pty.shows(text('play.complete'));
    pty.send(`${KEYS.rubout}4${KEYS.enter}${KEYS.down}${KEYS.down}${KEYS.enter}`);
    await pty.shows('Assemble › Lancaster');
  });
});

describe.skipIf(!hasTerminals).concurrent('a screen that is handed over', () => {
  test('is not taken over by keys that were pressed before it was there', async () => {
    const home = newHome();
    const args = ['play', 'claim', '--seats', 'human,human', '--names', 'Ana,Ben', '--seed', 'terminal'];
    const { pty } = await TerminalPlayer.at(args, home, 'en', '');
    const first = pty.screen.includes('Hand over to: Ana') ? 'Ana' : 'Ben';
    await pty.press(KEYS.space);
    pty.send(`1${KEYS.enter}${KEYS.enter}${KEYS.space}`);
    await pty.shows(`Hand over to: ${first === 'Ana' ? 'Ben' : 'Ana'}`);
    expect(summaryOf(textIn(home))).toMatchObject({ decisions: 1 });
  });
});

describe.skipIf(!hasTerminals).concurrent('a record on the disk', () => {
  test('belongs to one program at a time', async () => {
    const home = newHome();
    const first = await TerminalPlayer.at(CLAIM, home, 'en', 'first');
    const load = ['play', '--load', recordIn(home)];
    const second = new Pty([...load, '--lang', 'en'], { env: { INTERREGNUM_HOME: home } });
    expect(await second.ended).toBe(2);
    expect(plain(second.written)).toContain('is open in another window');
    expect(await first.leave()).toBe(0);
    const third = await TerminalPlayer.at(load, home, 'en', 'third');
    expect(await third.leave()).toBe(0);
  });

  test('is written where it was asked for, but never over a file', async () => {
    const file = join(newHome(), 'own.record');
    const home = newHome();
    const player = await TerminalPlayer.at([...CLAIM, '--file', file], home, 'en', 'own');
    await player.act();
    await player.leave();
    const before = readFileSync(file, 'utf8');
    const again = new Pty([...CLAIM, '--file', file], { env: { INTERREGNUM_HOME: home } });
    expect(await again.ended).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('that cannot be used is named, with the reason, before anything is drawn', async () => {
    const pty = open(['play', '--load', '/no/such.record', '--lang', 'en']);
    expect(await pty.ended).toBe(2);
    expect(plain(pty.written)).toContain('/no/such.record');
    expect(pty.written).not.toContain('\u001b[?1049h');
  });
});

test('without a terminal play says so', async () => {
  const { code, out, err } = await run(['play', 'claim']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^[^\n]+\n$/);
});
