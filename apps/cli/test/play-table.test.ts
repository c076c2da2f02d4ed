import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { newHome } from './homes.ts';
import { drafted, settled, sitDown } from './paper-screens.ts';

const text = tableText('en');
const KING = 'king-is-dead';

describe('choosing', () => {
  test('by number, by arrows, by notation in any case, and by words', () => {
    for (const keys of [
      ['4', 'enter'],
      ['down', 'down', 'down', 'enter'],
      ['ASSEMBLE', 'enter'],
      ['assem', 'enter'],
    ]) {
      const { screens, client } = sitDown(KING, 'human,human');
      screens.press(...keys);
      expect(drafted(client)).toEqual(['assemble']);
    }
  });

  test('several keys at once, as they are pasted', () => {
    const { screens, client } = sitDown(KING, 'human,human');
    screens.press('4', 'enter', '1', 'enter', '1', 'enter', '1', 'enter');
    expect(drafted(client)).toHaveLength(4);
  });

  test('part by part, where there are many choices, and back again', () => {
    const { screens, client } = sitDown('foreign-king', 'human,human,human');
    const actions = screens.lines;
    expect(screens.press('place', 'enter').lines).not.toEqual(actions);
    expect(drafted(client)).toEqual([]);
    expect(screens.press('rubout').lines).toEqual(actions);
  });

  test('something that is not possible shows why, and why shows the rule with its clause', () => {
    const { screens, client } = sitDown(KING, 'human,random', { options: { advanced: true } });
    const refused = screens.press('essex', 'enter').shown;
    expect(refused).toMatch(/✗ .*Type why/s);
    expect(refused).not.toContain('KD-');
    const why = screens.press('why', 'enter').shown;
    expect(why).toContain(text('play.why'));
    expect(why).toMatch(/\[KD-[A-Z0-9-]+\]/);
    expect(screens.press('escape', 'why pass', 'enter').shown).toContain(text('play.possible', { attempt: 'pass' }));
    expect(drafted(client)).toEqual([]);
  });

  test('why, before anything was refused, asks what is meant', () => {
    const { screens } = sitDown(KING, 'human,human');
    expect(screens.press('why', 'enter').shown.replaceAll(/\s+/g, ' ')).toContain(text('play.why-what'));
    expect(screens.press('why winchester', 'enter').shown).toContain(text('play.attempt', { attempt: 'winchester' }));
  });
});

test('in a terminal that is too small nothing is chosen by mistake', () => {
  const { screens, client } = sitDown(KING, 'human,random', { size: { columns: 79, rows: 24 } });
  expect(screens.shown).toContain('79 × 24');
  screens.press('4', 'enter', 'enter', 'enter');
  expect(drafted(client)).toEqual([]);
});

describe('taking back', () => {
  test('a character, then a choice with what followed from it, until nothing is left', () => {
    const { screens, client } = sitDown(KING, 'human,human');
    screens.press('4', 'enter', '2', 'enter', '3', 'enter', 'xy');
    expect(screens.press('rubout').shown).toContain('> x');
    screens.press('rubout');
    const lengths = [1, 2, 3, 4].map(() => {
      screens.press('rubout');
      return drafted(client).length;
    });
    expect(lengths).toEqual([2, 1, 0, 0]);
    expect(screens.shown.replaceAll(/\s+/g, ' ')).toContain(text('play.nothing-to-undo'));
  });

  test('a complete turn, as long as it is not committed', () => {
    const { screens, client } = sitDown('claim', 'human,human');
    screens.press(' ', '1', 'enter');
    expect(screens.shown).toContain(text('play.complete'));
    expect(screens.press('2', 'enter').shown.replaceAll(/\s+/g, ' ')).toContain(text('play.commit-first'));
    expect(screens.press('undo', 'enter').shown).not.toContain(text('play.complete'));
    screens.press('1', 'enter', 'enter');
    expect(client.view.choices).toHaveLength(1);
    expect(screens.shown).toContain(text('play.hand-over', { name: 'Ben' }).slice(0, 12));
  });

  test('what had no alternative goes with the choice that led to it', () => {
    const { screens, client } = sitDown(KING, 'human,human');
    screens.press('scottish-support', 'enter', '1', 'enter');
    const forced = drafted(client).length;
    screens.press('rubout');
    expect(drafted(client).length).toBeLessThan(forced);
  });
});

describe('what else can be done at a table', () => {
  test.each([
    ['log', text('play.log')],
    ['legend', text('play.legend')],
    ['tally', text('play.tally')],
    ['rules', text('play.contents', { title: 'The King Is Dead' })],
    ['help', text('play.menu')],
    ['?', text('play.menu')],
  ])('%s opens a screen, and escape leads back', (command, title) => {
    const { screens } = sitDown(KING, 'human,random');
    const before = screens.lines;
    expect(screens.press(command, 'enter').lines[0]).toContain(title);
    expect(screens.press('escape').lines).toEqual(before);
  });
});

describe('news', () => {
  test('come after the turns of others, and again when they are asked for', async () => {
    const { screens } = sitDown('claim', 'human,random');
    await settled();
    while (!screens.shown.includes(text('play.since'))) await screens.play('enter');
    expect(screens.shown).toMatch(/Ben (leads|replies with) /);
    expect(screens.press('enter').shown).not.toContain(text('play.since'));
    expect(screens.press('tab').shown).toContain(text('play.since'));
    expect(screens.press('tab').shown).not.toContain(text('play.since'));
    expect(screens.press('news', 'enter').shown).toContain(text('play.since'));
  });

  test('stand above the choices where there is room for both', async () => {
    const { screens } = sitDown('claim', 'human,random', { size: { columns: 100, rows: 40 } });
    await screens.play('1', 'enter', 'enter');
    expect(screens.shown).toContain(text('play.since'));
    expect(screens.shown).toMatch(/1 (Goblin|Knight|Undead|Dwarf|Doppelganger) \d/);
  });
});

describe('what is set in the menu of a table', () => {
  test('the language changes at once', () => {
    const { screens } = sitDown(KING, 'human,random');
    screens.press('escape', 'up', 'up', 'enter', 'escape');
    expect(screens.shown).toContain(tableText('fr')('play.keys.table'));
    expect(screens.press('règles', 'enter').lines[0]).toContain(
      tableText('fr')('play.contents', { title: 'The King Is Dead' }),
    );
  });

  test('with turns committed at once, a complete turn is not asked about', () => {
    const { screens, client } = sitDown('claim', 'human,human');
    screens.press(' ', 'escape', 'up', 'up', 'up', 'enter', 'escape', '1', 'enter');
    expect(client.view.choices).toHaveLength(1);
  });
});

describe('a table on the disk', () => {
  test('a copy is saved as a new file only, and has no secret', () => {
    const { screens, app, live, client } = sitDown('claim', 'human,random');
    const file = join(newHome(), 'copy.record');
    const flat = (): string => screens.shown.replaceAll(/\s+/g, '');
    screens.press(`save ${file}`, 'enter');
    expect(flat()).toContain(text('play.copied', { file }).replaceAll(' ', ''));
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(live.file.path, 'utf8'));
    const { seed } = app.store.secretOf(client.view.start.match) ?? {};
    expect(seed).toHaveLength(64);
    expect(readFileSync(file, 'utf8')).not.toContain(seed);
    writeFileSync(file, 'mine');
    screens.press('save', 'enter', ...Array(12).fill('rubout'), file, 'enter');
    expect(flat()).toContain(text('reason.EEXIST').replaceAll(' ', ''));
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('leaving says where it is kept, and gives it free', () => {
    const { screens, live } = sitDown(KING, 'human,random');
    const file = live.file.path;
    const beside = (): number => readdirSync(dirname(file)).length - 1;
    expect(beside()).toBe(1);
    screens.press('quit', 'enter');
    expect(screens.farewell).toBe(text('play.saved', { file }));
    expect(beside()).toBe(0);
  });
});

describe('a screen that is handed over', () => {
  test('takes no other key than the space bar', () => {
    const { screens } = sitDown('claim', 'human,human');
    const curtain = screens.lines;
    for (const key of ['escape', 'tab', 'rubout', 'down', 'rules', 'enter', '1']) {
      expect(screens.press(key).lines).toEqual(curtain);
    }
    expect(screens.press(' ').lines).not.toEqual(curtain);
  });

  test('is not needed where nobody has a secret, nor by one person among programs', async () => {
    const handOver = text('play.hand-over', { name: '#' }).split('#')[0];
    const open = sitDown(KING, 'human,human').screens;
    open.press('pass', 'enter', 'enter');
    expect(open.shown).not.toContain(handOver);
    const alone = sitDown('claim', 'human,random').screens;
    for (let keys = 0; keys < 60; keys++) expect((await alone.play('enter')).shown).not.toContain(handOver);
  });
});
