import { summaryOf } from '@interregnum/record';
import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { besideRecords, newHome, recordIn, textIn } from './homes.ts';
import { KEYS } from './keys.ts';
import { hasTerminals, Pty } from './pty.ts';
import { TerminalPlayer } from './terminal-player.ts';

type Way = 'Ctrl-C' | 'SIGTERM' | 'SIGHUP';
const WAYS: readonly Way[] = ['Ctrl-C', 'SIGTERM', 'SIGHUP'];

/** Leaves the program; it must end well and give the terminal back. Returns what it said at last. */
async function leave(pty: Pty, way: Way): Promise<string> {
  if (way === 'Ctrl-C') pty.send(KEYS.interrupt);
  else pty.signal(way);
  expect(await pty.ended).toBe(0);
  const [, ...after] = pty.written.split('\u001b[?1049l');
  expect(after).toHaveLength(1);
  expect(pty.written.lastIndexOf('\u001b[?25h')).toBeGreaterThan(pty.written.lastIndexOf('\u001b[?25l'));
  return after[0];
}

const ONE = ['play', 'king-is-dead', '--seats', 'human,random', '--seed', 'leave'];
const TWO = ['play', 'claim', '--seats', 'human,human', '--seed', 'leave'];

/** Where a person may be who leaves a table, and the keys that lead there. */
const PLACES: readonly (readonly [string, readonly string[], readonly string[], string])[] = [
  ['at the table', ONE, [], 'Play a card or pass.'],
  ['in the middle of a draft', ONE, ['4\r'], 'Choose a region for a Scottish follower.'],
  ['with something typed', ONE, ['r', 'u'], '> ru'],
  ['with a complete draft', ONE, ['8\r'], 'The turn is complete.'],
  ['in the menu of the table', ONE, [KEYS.escape], 'Rules and cards'],
  ['in the rules', ONE, ['rules\r'], 'The game in brief'],
  ['where a copy is named', ONE, ['save\r'], 'match.record'],
  ['before the curtain', TWO, [], 'Hand over to: '],
];

describe.skipIf(!hasTerminals).concurrent('a table that is left', () => {
  test.each(PLACES.map(([place, ...how], at) => [place, WAYS[at % WAYS.length], ...how] as const))(
    '%s by %s is saved and says where',
    async (_, way, args, keys, sign) => {
      const home = newHome();
      const { pty } = await TerminalPlayer.at(args, home, 'en', 'leave');
      await pty.press(...keys);
      await pty.shows(sign);
      const before = textIn(home);
      expect((await leave(pty, way)).split('\r\n')[0]).toContain(recordIn(home));
      expect(textIn(home)).toBe(before);
      expect(besideRecords(home)).toEqual([]);
    },
  );

  test.each(WAYS)('between two turns by %s goes on with all that was committed', async (way) => {
    const home = newHome();
    const player = await TerminalPlayer.at(TWO, home, 'en', 'leave');
    while (player.commits < 3) await player.act();
    const farewell = await leave(player.pty, way);
    const before = textIn(home);
    expect(summaryOf(before)).toMatchObject({ decisions: 3 });
    expect(farewell).toContain(tableText('en')('play.saved', { file: recordIn(home) }).replaceAll('\n', '\r\n'));
    const again = await TerminalPlayer.at(['play', '--load', recordIn(home)], home, 'en', 'again');
    expect(again.isHandedOver).toBe(true);
    while (again.commits < 1) await again.act();
    expect(textIn(home).startsWith(before)).toBe(true);
    expect(summaryOf(textIn(home))).toMatchObject({ decisions: 4 });
    await again.leave();
  });

  test('when the terminal is closed, has all that was committed', async () => {
    const home = newHome();
    const player = await TerminalPlayer.at(TWO, home, 'en', 'leave');
    while (player.commits < 3) await player.act();
    const before = textIn(home);
    await player.pty.close();
    expect(textIn(home)).toBe(before);
    const again = await TerminalPlayer.at(['play', '--load', recordIn(home)], home, 'en', 'again');
    expect(again.isHandedOver).toBe(true);
    expect(await again.leave()).toBe(0);
  });

  test.each(WAYS)('without a table %s ends the program quietly', async (way) => {
    for (const keys of [[], ['1'], ['4']]) {
      const pty = new Pty(['--lang', 'en'], { env: { INTERREGNUM_HOME: newHome() } });
      await pty.shows('Three games about an empty throne.');
      await pty.press(...keys);
      expect((await leave(pty, way)).replaceAll('\u001b[?25h', '')).toBe('');
    }
  });
});
