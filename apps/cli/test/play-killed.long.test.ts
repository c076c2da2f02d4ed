import { truncateSync } from 'node:fs';
import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { recordIn, textIn } from './homes.ts';
import { KEYS } from './keys.ts';
import { losesNoTurn, Unlucky, wholeLines } from './play-killed.ts';
import { hasTerminals } from './pty.ts';
import { TerminalPlayer } from './terminal-player.ts';

losesNoTurn(6);

describe.skipIf(!hasTerminals)('a record that was cut off', () => {
  test('a last line that was cut off is cut off in the file, and the match goes on from there', async () => {
    const unlucky = await Unlucky.at(['claim', '--seats', 'human,random']);
    await unlucky.play(20);
    await unlucky.player.leave();
    const before = textIn(unlucky.home);
    truncateSync(recordIn(unlucky.home), before.length - 30);
    const whole = wholeLines(textIn(unlucky.home));
    expect(before.startsWith(whole)).toBe(true);
    await unlucky.sitDown('again');
    expect(wholeLines(textIn(unlucky.home))).toBe(textIn(unlucky.home));
    await unlucky.playToTheEnd();
    expect(textIn(unlucky.home).startsWith(whole)).toBe(true);
  });
});

describe.skipIf(!hasTerminals)('a program that is killed while a bot thinks', () => {
  test('leaves what was decided before, and the bot thinks again when the table is opened', async () => {
    const unlucky = await Unlucky.at(['king-is-dead', '--seats', 'human,regent@100000ms']);
    const thinks = tableText('en')('play.thinks', { name: 'Regent' });
    const { pty } = unlucky.player;
    pty.send(`pass${KEYS.enter}`);
    await pty.shows(tableText('en')('play.complete'));
    pty.send(KEYS.enter);
    await pty.shows(thinks);
    const before = textIn(unlucky.home);
    expect(before).toContain('"texts":["pass"]');
    pty.signal('SIGKILL');
    expect(await pty.ended).toBe(137);
    expect(textIn(unlucky.home)).toBe(before);
    const again = new TerminalPlayer(['play', '--load', recordIn(unlucky.home)], unlucky.home, 'en', 'again');
    await again.pty.shows(thinks);
    again.pty.send(KEYS.tab);
    await again.isAsked();
    const after = textIn(unlucky.home);
    expect(after.startsWith(before)).toBe(true);
    expect(after.length).toBeGreaterThan(before.length);
    expect(await again.leave()).toBe(0);
  });
});
