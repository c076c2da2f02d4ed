import { findGame } from '@interregnum/games/all';
import { playersAfter, verify } from '@interregnum/record';
import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import type { ProgramSpec } from '../src/bots/program-spec.ts';
import { newHome, recordIn, textIn } from './homes.ts';
import { KEYS } from './keys.ts';
import { againOnPaper } from './paper-terminal.ts';
import { fileWith, run } from './program.ts';
import { hasTerminals } from './pty.ts';
import { TerminalPlayer } from './terminal-player.ts';

const text = tableText('en');

/** A program that takes the first legal choice; after so many decisions it ends. */
const guest = (name: string, decisions: number): ProgramSpec => {
  const file = fileWith(
    `${name}.mjs`,
    `import { createInterface } from 'node:readline';
     let left = ${decisions};
     for await (const line of createInterface({ input: process.stdin })) {
       if (left-- === 0) process.exit(7);
       const { id, legal } = JSON.parse(line);
       console.log(JSON.stringify({ id, ok: { choice: legal[0] } }));
     }`,
  );
  return { name, command: [process.execPath, file] };
};

/** The same as it is named on the command line. */
const onCommandLine = ({ name, command }: ProgramSpec): string =>
  `${name}=${command.map((part) => `'${part}'`).join(' ')}`;

const endsOn = (home: string): string[] => {
  const found = verify(textIn(home), { findGame });
  if ('flaw' in found || found.format === 1) throw new Error(JSON.stringify(found));
  const { entries, beside } = found.record;
  return playersAfter(entries, beside).map(({ name, kind }) => `${name} ${kind}`);
};

/** Plays a few turns in the terminal, leaves, and plays to the end at the same screens without one. */
async function playOn(player: TerminalPlayer, home: string, program: ProgramSpec): Promise<void> {
  while (player.commits < 3) await player.act();
  expect(await player.leave()).toBe(0);
  const again = await againOnPaper(home, 'to the end', [program]);
  await again.playToTheEnd();
}

describe.skipIf(!hasTerminals).concurrent('a program that takes a seat', () => {
  test.each(['king-is-dead', 'claim'])('plays %s to the end', async (game) => {
    const home = newHome();
    const first = guest('First_1', 100_000);
    const args = ['play', game, '--seats', 'human,First_1', '--program', onCommandLine(first), '--seed', 'guest'];
    const player = await TerminalPlayer.at(args, home, 'en', 'guest');
    await playOn(player, home, first);
    expect(endsOn(home)).toEqual(['Player 1 human', 'First_1 program-first-1']);
  });

  test('and fails is told at the table, asked again, and can be left; the match goes on later', async () => {
    const home = newHome();
    const args = [
      'play',
      'claim',
      '--seats',
      'human,weak',
      '--program',
      onCommandLine(guest('weak', 1)),
      '--seed',
      'guest',
    ];
    const player = new TerminalPlayer(args, home, 'en', 'guest');
    const { pty } = player;
    const stuck = text('play.stuck', { name: 'weak' });
    // It answers once each time that it is started.
    await pty.until(() => player.isAtTable || pty.screen.includes(stuck), 'the first question');
    for (let failures = 0; failures < 2; ) {
      if (pty.screen.includes(stuck)) {
        failures++;
        expect(pty.screen.replaceAll(/\s+/g, ' ')).toContain('The program weak ended instead of answering (7).');
        if (failures === 1) await pty.press(KEYS.enter);
      } else await pty.press(KEYS.enter);
      await pty.until(() => player.isAtTable || pty.screen.includes(stuck), 'something to do');
    }
    const before = textIn(home);
    expect(await player.leave()).toBe(0);
    expect(textIn(home)).toBe(before);
    const load = ['play', '--load', recordIn(home)];
    const alone = new TerminalPlayer(load, home, 'en', 'alone');
    await alone.pty.shows(stuck);
    expect(alone.pty.screen.replaceAll(/\s+/g, ' ')).toContain(text('play.absent', { kind: 'program-weak' }));
    expect(await alone.leave()).toBe(0);
    const strong = guest('weak', 100_000);
    const again = await TerminalPlayer.at([...load, '--program', onCommandLine(strong)], home, 'en', 'again');
    await playOn(again, home, strong);
    expect(textIn(home).startsWith(before)).toBe(true);
    expect(endsOn(home)).toEqual(['Player 1 human', 'weak program-weak']);
  });
});

describe('a program on the command line', () => {
  test.each([
    [['--program', 'x'], '“x” names no program'],
    [['--program', 'regent=./x'], 'The name “regent” is taken'],
    [['--program', 'x=./x', '--program', 'X=./x', '--seats', 'human,x'], 'The name “X” is taken'],
    [['--seats', 'human,x'], '“x” cannot take a seat'],
  ])('%j is refused', async (args, why) => {
    const { code, err } = await run(['play', 'claim', ...args]);
    expect({ code, said: err.includes(why) ? why : err }).toEqual({ code: 2, said: why });
  });
});
