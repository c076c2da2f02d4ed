import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { ProgramError } from '../src/bots/program-failure.ts';
import { SlowPrograms } from './instant-programs.ts';
import { drafted, settled, sitDown } from './paper-screens.ts';

const text = tableText('en');
const KING = 'king-is-dead';
const thinking = text('play.thinks', { name: 'Ben' });
const flat = (shown: string): string => shown.replaceAll(/\s+/g, ' ');

/** A table at which Ana has passed and a program, Ben, thinks. */
async function passed(id = KING, seats = 'human,regent') {
  const programs = new SlowPrograms();
  const sat = sitDown(id, seats, { programs });
  await sat.screens.play('pass', 'enter', 'enter');
  return { ...sat, programs };
}

describe('while a program thinks', () => {
  test('the screen says so, and offers nothing to choose', async () => {
    const { screens, client } = await passed();
    expect(screens.shown).toContain(thinking);
    expect(screens.shown).toContain(text('play.keys.thinks'));
    expect(screens.shown).not.toMatch(/^ 1 /m);
    // Not even an example of what could be typed: it would be one of the program's choices.
    expect(screens.shown).toContain(text('play.type-word'));
    expect(drafted(client)).toEqual([]);
  });

  test('nobody else can choose for it, take anything back, or ask what it could do', async () => {
    const { screens, client } = await passed();
    const wait = text('play.wait', { name: 'Ben' });
    for (const typed of ['assemble', '1', 'why assemble', 'why', 'hint']) {
      expect(screens.press(typed, 'enter').shown).toContain(wait);
    }
    expect(flat(screens.press('undo', 'enter').shown)).toContain(text('play.nothing-to-undo'));
    expect(drafted(client)).toEqual([]);
    expect(client.view.choices).toHaveLength(1);
  });

  test.each([
    ['log', text('play.log')],
    ['rules', text('play.contents', { title: 'The King Is Dead' })],
    ['legend', text('play.legend')],
    ['help', text('play.menu')],
  ])('%s can be read, and what it plays meanwhile is there afterwards', async (command, title) => {
    const { screens, programs } = await passed();
    expect(screens.press(command, 'enter').lines[0]).toContain(title);
    await programs.finish();
    expect(screens.lines[0]).toContain(title);
    screens.press('escape');
    expect(screens.shown).toMatch(/^ Ben\b/m);
    expect(screens.shown).not.toContain(thinking);
  });

  test('what is being typed stays when it has decided', async () => {
    const { screens, programs } = await passed();
    screens.press('ru');
    await programs.finish();
    expect(screens.shown).toContain('> ru');
  });
});

describe('a program is hurried', () => {
  test.each([[['tab']], [['now', 'enter']]])('by %j, for the whole of its turn', async (keys) => {
    const { screens, client, programs } = await passed();
    await screens.play(...keys);
    expect(client.view.choices.length).toBeGreaterThan(1);
    expect(programs.think).toBe(false);
    expect(screens.shown).toMatch(/^ Ben\b/m);
  });

  test('not by Enter, which may have been pressed twice to commit a turn', async () => {
    const { screens, programs } = await passed();
    await screens.play('enter', 'enter');
    expect(programs.hurried).toBe(0);
    expect(screens.shown).toContain(thinking);
  });

  test('only if one thinks', () => {
    const { screens } = sitDown(KING, 'human,regent', { programs: new SlowPrograms() });
    expect(screens.press('now', 'enter').shown).toContain(text('play.nobody-thinks'));
  });
});

test('what is decided after the table was left is dropped', async () => {
  const { screens, live, client, programs } = await passed();
  screens.press('quit', 'enter');
  programs.answer();
  await settled();
  expect(screens.farewell).toBe(text('play.saved', { file: live.file.path }));
  expect(client.view.choices).toHaveLength(1);
});

describe('a program that fails', () => {
  const failure = { kind: 'ended', values: { program: 'mine', code: 3 } } as const;

  test('is told, and asked again', async () => {
    const { screens, client, programs } = await passed();
    programs.fail(new ProgramError(failure));
    await settled();
    expect(screens.shown).toContain(text('play.stuck', { name: 'Ben' }));
    expect(screens.shown).toContain('mine');
    expect(screens.shown).toContain(text('play.keys.stuck'));
    await screens.play('enter');
    expect(screens.shown).toContain(thinking);
    await screens.play('tab');
    expect(client.view.choices.length).toBeGreaterThan(1);
  });

  test('brings no commands to the terminal', async () => {
    const { screens, programs } = await passed();
    programs.fail(new ProgramError({ kind: 'garbled', values: { program: 'mine', line: 'a\u001b[2Jb\nc' } }));
    await settled();
    expect(screens.shown).toContain('a\ufffd[2Jb c');
  });

  test('can be left, and the match is saved', async () => {
    const { screens, live, programs } = await passed();
    programs.fail(new Error('out of order'));
    await settled();
    expect(flat(screens.shown)).toContain('out of order');
    screens.press('quit', 'enter');
    expect(screens.farewell).toBe(text('play.saved', { file: live.file.path }));
  });
});

describe('people at one screen, and a program between them', () => {
  const handOver = text('play.hand-over', { name: 'Cleo' });

  test('the screen is handed over once the program has decided', async () => {
    const programs = new SlowPrograms();
    const { screens, client } = sitDown(KING, 'human,regent,human', { programs, options: { advanced: true } });
    await screens.play(' ', 'pass', 'enter', 'enter');
    expect(client.viewer).toBe(0);
    expect(screens.press('edict').shown).toContain('> edict');
    expect(screens.shown).toContain(thinking);
    await programs.finish();
    expect(screens.shown).toContain(handOver);
    expect(screens.press(' ').shown).not.toContain('> edict');
  });

  test('whoever reads something reads it to the end first, and nothing of it is left for the next', async () => {
    const programs = new SlowPrograms();
    const { screens, client } = sitDown(KING, 'human,regent,human', { programs, options: { advanced: true } });
    await screens.play(' ', 'pass', 'enter', 'enter', 'help', 'enter');
    await programs.finish();
    expect(screens.lines[0]).toContain(text('play.menu'));
    expect(client.viewer).toBeUndefined();
    screens.press('2');
    expect(screens.shown).toContain(handOver);
    expect(screens.press(' ').lines[0]).toMatch(/Cleo $/);
  });

  test('before anybody has sat down, only what everybody may see is shown', async () => {
    const programs = new SlowPrograms();
    const { screens } = sitDown(KING, 'regent,human,human', { programs, options: { advanced: true } });
    expect(screens.lines[0]).toContain(text('replay.audience'));
    expect(screens.shown).toContain(text('play.thinks', { name: 'Ana' }));
    await screens.play('tab');
    expect(screens.shown).toContain(text('play.hand-over', { name: 'Ben' }));
  });
});
