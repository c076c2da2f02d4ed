import { rulesOf } from '@interregnum/library';
import { verify } from '@interregnum/record';
import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { newHome, recordIn, Sitter, textIn } from './play-driver.ts';
import { fileWith, run } from './program.ts';
import { hasTerminals, KEYS } from './pty.ts';

const text = tableText('en');

/** A program that takes the first legal choice; after so many decisions it ends. */
const guest = (name: string, decisions: number): string => {
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
  return `${name}='${process.execPath}' '${file}'`;
};

const endsOn = (home: string): string[] => {
  const found = verify(textIn(home), rulesOf);
  if ('flaw' in found) throw new Error(JSON.stringify(found.flaw));
  return found.record.header.seats.map(({ name, kind }) => `${name} ${kind}`);
};

describe.skipIf(!hasTerminals).concurrent('a program that takes a seat', () => {
  test.each(['king-is-dead', 'claim'])('plays %s to the end', async (game) => {
    const home = newHome();
    const args = ['play', game, '--seats', 'human,First_1', '--program', guest('First_1', 100_000), '--seed', 'guest'];
    const sitter = await Sitter.at(args, home, 'en', 'guest');
    await sitter.playToTheEnd();
    expect(endsOn(home)).toEqual(['Player 1 human', 'First_1 program-first-1']);
    sitter.pty.send(KEYS.enter);
    expect(await sitter.pty.ended).toBe(0);
  });

  test('and fails is told at the table, asked again, and can be left; the match goes on later', async () => {
    const home = newHome();
    const args = ['play', 'claim', '--seats', 'human,weak', '--program', guest('weak', 1), '--seed', 'guest'];
    const sitter = new Sitter(args, home, 'en', 'guest');
    const { pty } = sitter;
    const stuck = text('play.stuck', { name: 'weak' });
    // It answers once each time that it is started.
    await pty.until(() => sitter.isAtTable || pty.screen.includes(stuck), 'the first question');
    for (let failures = 0; failures < 2; ) {
      if (pty.screen.includes(stuck)) {
        failures++;
        expect(pty.screen.replaceAll(/\s+/g, ' ')).toContain('The program weak ended instead of answering (7).');
        if (failures === 1) await pty.press(KEYS.enter);
      } else await pty.press(KEYS.enter);
      await pty.until(() => sitter.isAtTable || pty.screen.includes(stuck), 'something to do');
    }
    const before = textIn(home);
    expect(await sitter.leave()).toBe(0);
    expect(textIn(home)).toBe(before);
    const load = ['play', '--load', recordIn(home)];
    const alone = new Sitter(load, home, 'en', 'alone');
    await alone.pty.shows(stuck);
    expect(alone.pty.screen.replaceAll(/\s+/g, ' ')).toContain(text('play.absent', { kind: 'program-weak' }));
    expect(await alone.leave()).toBe(0);
    const again = await Sitter.at([...load, '--program', guest('weak', 100_000)], home, 'en', 'again');
    await again.playToTheEnd();
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
