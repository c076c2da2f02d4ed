import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { ProgramError } from '../src/bots/program-failure.ts';
import { SlowPrograms } from './instant-programs.ts';
import { drafted, settled, sitDown } from './stage.ts';

const text = tableText('en');
const KING = 'king-is-dead';
const thinking = text('play.thinks', { name: 'Ben' });
const flat = (shown: string): string => shown.replaceAll(/\s+/g, ' ');

/** A table at which Ana has passed and a program, Ben, thinks. */
async function passed(id = KING, seats = 'human,regent') {
  const programs = new SlowPrograms();
  const sat = sitDown(id, seats, { programs });
  await sat.stage.play('pass', 'enter', 'enter');
  return { ...sat, programs };
}

describe('while a program thinks', () => {
  test('the screen says so, and offers nothing to choose', async () => {
    const { stage, client } = await passed();
    expect(stage.shown).toContain(thinking);
    expect(stage.shown).toContain(text('play.keys.thinks'));
    expect(stage.shown).not.toMatch(/^ 1 /m);
    // Not even an example of what could be typed: it would be one of the program's choices.
    expect(stage.shown).toContain(text('play.type-word'));
    expect(drafted(client)).toEqual([]);
  });

  test('nobody else can choose for it, take anything back, or ask what it could do', async () => {
    const { stage, client } = await passed();
    const wait = text('play.wait', { name: 'Ben' });
    for (const typed of ['assemble', '1', 'why assemble', 'why', 'hint']) {
      expect(stage.press(typed, 'enter').shown).toContain(wait);
    }
    expect(flat(stage.press('undo', 'enter').shown)).toContain(text('play.nothing-to-undo'));
    expect(drafted(client)).toEqual([]);
    expect(client.view.choices).toHaveLength(1);
  });

  test.each([
    ['log', text('play.log')],
    ['rules', text('play.contents', { title: 'The King Is Dead' })],
    ['legend', text('play.legend')],
    ['help', text('play.menu')],
  ])('%s can be read, and what it plays meanwhile is there afterwards', async (command, title) => {
    const { stage, programs } = await passed();
    expect(stage.press(command, 'enter').lines[0]).toContain(title);
    await programs.finish();
    expect(stage.lines[0]).toContain(title);
    stage.press('escape');
    expect(stage.shown).toMatch(/^ Ben\b/m);
    expect(stage.shown).not.toContain(thinking);
  });

  test('what is being typed stays when it has decided', async () => {
    const { stage, programs } = await passed();
    stage.press('ru');
    await programs.finish();
    expect(stage.shown).toContain('> ru');
  });
});

describe('a program is hurried', () => {
  test.each([[['tab']], [['now', 'enter']]])('by %j, for the whole of its turn', async (keys) => {
    const { stage, client, programs } = await passed();
    await stage.play(...keys);
    expect(client.view.choices.length).toBeGreaterThan(1);
    expect(programs.think).toBe(false);
    expect(stage.shown).toMatch(/^ Ben\b/m);
  });

  test('not by Enter, which may have been pressed twice to commit a turn', async () => {
    const { stage, programs } = await passed();
    await stage.play('enter', 'enter');
    expect(programs.hurried).toBe(0);
    expect(stage.shown).toContain(thinking);
  });

  test('only if one thinks', () => {
    const { stage } = sitDown(KING, 'human,regent', { programs: new SlowPrograms() });
    expect(stage.press('now', 'enter').shown).toContain(text('play.nobody-thinks'));
  });
});

test('what is decided after the table was left is dropped', async () => {
  const { stage, live, client, programs } = await passed();
  stage.press('quit', 'enter');
  programs.answer();
  await settled();
  expect(stage.farewell).toBe(text('play.saved', { file: live.file.path }));
  expect(client.view.choices).toHaveLength(1);
});

describe('a program that fails', () => {
  const failure = { kind: 'ended', values: { program: 'mine', code: 3 } } as const;

  test('is told, and asked again', async () => {
    const { stage, client, programs } = await passed();
    programs.fail(new ProgramError(failure));
    await settled();
    expect(stage.shown).toContain(text('play.stuck', { name: 'Ben' }));
    expect(stage.shown).toContain('mine');
    expect(stage.shown).toContain(text('play.keys.stuck'));
    await stage.play('enter');
    expect(stage.shown).toContain(thinking);
    await stage.play('tab');
    expect(client.view.choices.length).toBeGreaterThan(1);
  });

  test('brings no commands to the terminal', async () => {
    const { stage, programs } = await passed();
    programs.fail(new ProgramError({ kind: 'garbled', values: { program: 'mine', line: 'a\u001b[2Jb\nc' } }));
    await settled();
    expect(stage.shown).toContain('a\ufffd[2Jb c');
  });

  test('can be left, and the match is saved', async () => {
    const { stage, live, programs } = await passed();
    programs.fail(new Error('out of order'));
    await settled();
    expect(flat(stage.shown)).toContain('out of order');
    stage.press('quit', 'enter');
    expect(stage.farewell).toBe(text('play.saved', { file: live.file.path }));
  });
});

describe('people at one screen, and a program between them', () => {
  const handOver = text('play.hand-over', { name: 'Cleo' });

  test('the screen is handed over once the program has decided', async () => {
    const programs = new SlowPrograms();
    const { stage, client } = sitDown(KING, 'human,regent,human', { programs, options: { advanced: true } });
    await stage.play(' ', 'pass', 'enter', 'enter');
    expect(client.viewer).toBe(0);
    expect(stage.press('edict').shown).toContain('> edict');
    expect(stage.shown).toContain(thinking);
    await programs.finish();
    expect(stage.shown).toContain(handOver);
    expect(stage.press(' ').shown).not.toContain('> edict');
  });

  test('whoever reads something reads it to the end first, and nothing of it is left for the next', async () => {
    const programs = new SlowPrograms();
    const { stage, client } = sitDown(KING, 'human,regent,human', { programs, options: { advanced: true } });
    await stage.play(' ', 'pass', 'enter', 'enter', 'help', 'enter');
    await programs.finish();
    expect(stage.lines[0]).toContain(text('play.menu'));
    expect(client.viewer).toBeUndefined();
    stage.press('2');
    expect(stage.shown).toContain(handOver);
    expect(stage.press(' ').lines[0]).toMatch(/Cleo $/);
  });

  test('before anybody has sat down, only what everybody may see is shown', async () => {
    const programs = new SlowPrograms();
    const { stage } = sitDown(KING, 'regent,human,human', { programs, options: { advanced: true } });
    expect(stage.lines[0]).toContain(text('replay.audience'));
    expect(stage.shown).toContain(text('play.thinks', { name: 'Ana' }));
    await stage.play('tab');
    expect(stage.shown).toContain(text('play.hand-over', { name: 'Ben' }));
  });
});
