import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@interregnum/bots';
import { catalogue, LANGUAGES, tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { mainMenu } from '../src/play/main-menu.ts';
import { Store } from '../src/records/store.ts';
import { newHome } from './homes.ts';
import { matchAfter } from './matches.ts';
import { appOn, PaperScreens } from './paper-screens.ts';

const text = tableText('en');

function menuAt(home: string): PaperScreens {
  const screens = new PaperScreens();
  screens.open(mainMenu(appOn(screens, home)));
  return screens;
}

const flat = ({ shown }: PaperScreens): string => shown.replaceAll(/\s+/g, ' ');

/** The only record in a home. */
const kept = (home: string) => new Store(home).list();

describe('the form of a new game', () => {
  test('begins a table at once, and the table is kept', () => {
    const home = newHome();
    const screens = menuAt(home).press('3', 'enter');
    expect(screens.lines[0]).toMatch(/^ Claim .*Player 1 $/);
    expect(kept(home)).toMatchObject([{ isOver: false, game: 'claim' }]);
    screens.press('quit', 'enter');
    expect(screens.farewell).toContain(kept(home)[0].file);
  });

  test('takes variants, seats and names in any letters', () => {
    const home = newHome();
    const screens = menuAt(home).press('1');
    screens.press('right', 'down', 'right', 'down', 'down', 'right', 'up', 'up', 'up');
    const seats = screens.lines.findIndex((line) => line.includes(text('play.seat-number', { number: 1, name: '' })));
    const at = screens.lines.findIndex((line) => line.includes('◂'));
    screens.press(...Array(seats - at).fill('down'), '王さま', 'down', 'Zoé', 'left', 'left', 'enter');
    const { options, players } = kept(home)[0];
    expect(options).toMatchObject({ seats: 3, advanced: true });
    expect(players.slice(0, 2)).toEqual([
      { name: '王さま', kind: 'human' },
      { name: 'Zoé', kind: 'human' },
    ]);
    expect(screens.shown).toContain(text('play.hand-over', { name: '' }).trim());
  });

  test('says why variants do not combine, and keeps the one that was turned last', () => {
    const labels = catalogue('king-is-dead', 'en');
    const home = newHome();
    const screens = menuAt(home).press('1');
    const rowOf = (option: string): number =>
      screens.lines.findIndex((line) => line.includes(labels[`option.${option}`])) -
      screens.lines.findIndex((line) => line.includes('◂'));
    screens.press(...Array(rowOf('advanced')).fill('down'), 'right');
    expect(screens.lines.find((line) => line.includes(labels['option.advanced']))).toContain(text('play.yes'));
    const [from, to] = [rowOf('advanced'), rowOf('solo')];
    screens.press(...Array(Math.abs(to - from)).fill(to > from ? 'down' : 'up'), 'right');
    expect(flat(screens)).toContain('The solo game is played without cunning cards');
    screens.press('enter');
    expect(kept(home)[0].options).toMatchObject({ solo: true, advanced: false });
  });
});

describe('the seats of a new game', () => {
  test.each(LANGUAGES)('may be taken by every level, with what it is like, in %s', (language) => {
    const screens = new PaperScreens();
    screens.open(mainMenu(appOn(screens, newHome(), language)));
    screens.press('3', 'down');
    const offered = LEVELS.map(() => {
      const before = screens.shown.replaceAll(/\s+/g, ' ');
      screens.press('right');
      return before;
    });
    // The squire is there first; behind the regent come chance and people, then the page.
    const words = tableText(language);
    for (const level of LEVELS.slice(1)) {
      const shown = offered[LEVELS.indexOf(level) - 1];
      expect(shown).toContain(`◂ ${words(`level.${level}`)} ▸`);
      expect(shown).toContain(words(`level-text.${level}`).replaceAll(/\s+/g, ' '));
    }
    expect(offered.at(-1)).toContain(words('bot.random'));
    expect(screens.press('right').shown).toContain(`◂ ${words('level.page')} ▸`);
  });

  test('are called by who sits there, with a number where two are called alike', () => {
    const home = newHome();
    const screens = menuAt(home).press('2', 'right', 'down', 'down', 'down', 'down', 'down', 'down', 'enter');
    expect(kept(home)[0].players.map(({ name, kind }) => `${name} (${kind})`)).toEqual([
      'Player 1 (human)',
      'Squire 1 (squire)',
      'Squire 2 (squire)',
    ]);
    expect(screens.lines[0]).toContain('The Foreign King');
  });
});

describe('a new game that cannot begin', () => {
  test.each([
    ['no name', Array(8).fill('rubout'), 'play.bad-name', ''],
    ['the same name twice', ['Squire'], 'play.same-name', 'Squire'],
    ['nobody but programs', ['right'], 'play.nobody', ''],
  ])('because of %s', (_, keys, key, name) => {
    const screens = menuAt(newHome()).press('3', ...keys, 'enter');
    expect(flat(screens)).toContain(text(key, { name }));
  });

  test.each([
    ['a home that is no folder', (home: string) => writeFileSync(home, ''), 'reason.ENOTDIR'],
    ['a file where tables should be', fileForTables, 'reason.EEXIST'],
  ])('because of %s', (_, make, reason) => {
    const home = join(newHome(), 'home');
    make(home);
    const screens = menuAt(home).press('3', 'enter');
    expect(flat(screens)).toContain(text(reason));
    expect(screens.lines[0]).toContain('Claim');
  });
});

function fileForTables(home: string): void {
  mkdirSync(home);
  writeFileSync(join(home, 'tables'), '');
}

/** Opens a file from the menu. */
function openFrom(home: string, file: string): PaperScreens {
  const screens = menuAt(home);
  const entry = screens.lines.findIndex((line) => line.includes(text('play.open')));
  const first = screens.lines.findIndex((line) => line.includes('1 '));
  return screens.press(...Array(entry - first).fill('down'), 'enter', file, 'enter');
}

const goesOn = matchAfter('claim', 3);
const ended = matchAfter('claim');

describe('a saved match', () => {
  test('is in the list and goes on from there', () => {
    const home = newHome();
    const created = new Store(home).create(goesOn);
    if ('opened' in created) created.file.close();
    const screens = menuAt(home);
    expect(screens.shown).toContain(text('play.continue', { count: 1 }));
    screens.press('4');
    expect(screens.shown).toMatch(/Claim: Ana, Ben; 3 decisions/);
    expect(screens.press('enter').shown).toContain(text('play.hand-over', { name: '' }).trim());
  });

  test('that was dealt on another machine is to be opened there', () => {
    const file = join(newHome(), 'sealed.record');
    writeFileSync(file, goesOn.text);
    expect(flat(openFrom(newHome(), file))).toContain('its deal is kept on the machine where it began');
  });
  test('that is open elsewhere is not opened again', () => {
    const home = newHome();
    const created = new Store(home).create(goesOn);
    const { file } = kept(home)[0];
    expect(flat(openFrom(home, file))).toContain('is open in another window');
    if ('opened' in created) created.file.close();
    expect(openFrom(home, file).shown).toContain(text('play.hand-over', { name: '' }).trim());
  });

  test('that has ended is shown again', () => {
    const file = join(newHome(), 'ended.record');
    writeFileSync(file, ended.text);
    expect(openFrom(newHome(), file).lines[0]).toMatch(/Claim .*52/);
  });
});

test('a match that somebody played who is not known here any more is shown again all the same', () => {
  const file = join(newHome(), 'old.record');
  writeFileSync(file, matchAfter('claim', Number.POSITIVE_INFINITY, {}, 'wizard').text);
  expect(openFrom(newHome(), file).lines[0]).toMatch(/Claim .*52/);
});

describe('a file', () => {
  test.each([
    ['that is not there', () => {}, 'reason.ENOENT'],
    ['that is a folder', (file: string) => mkdirSync(file), 'reason.ENOTFILE'],
    ['that is empty', (file: string) => writeFileSync(file, ''), 'record.flaw.empty'],
    ['that is none', (file: string) => writeFileSync(file, 'hello\n'), 'record.flaw.foreign'],
    [
      'that was changed',
      (file: string) => writeFileSync(file, ended.text.replace('"type":"turn","seat":1', '"type":"turn","seat":0')),
      'record.flaw.hash',
    ],
  ])('%s is not opened, and why is said', (_, make, key) => {
    const file = join(newHome(), 'some.record');
    make(file);
    const screens = openFrom(newHome(), file);
    expect(flat(screens)).toContain(text(key));
    expect(screens.shown).toContain(text('play.welcome'));
  });

  test('that cannot be read does not keep others from being listed', () => {
    const home = newHome();
    new Store(home).create(goesOn);
    mkdirSync(join(home, 'tables', 'folder.record'));
    writeFileSync(join(home, 'tables', 'broken.record'), 'hello');
    expect(menuAt(home).shown).toContain(text('play.continue', { count: 1 }));
  });
});
