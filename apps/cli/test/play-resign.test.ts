import { readFileSync } from 'node:fs';
import { findGame } from '@interregnum/games/all';
import { hasEnded, type MatchClient } from '@interregnum/match';
import { verify } from '@interregnum/record';
import { newsIn } from '@interregnum/screen';
import { LANGUAGES, tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { commandNamed } from '../src/play/commands.ts';
import type { LiveMatch } from '../src/play/live-match.ts';
import { SlowPrograms } from './instant-programs.ts';
import { type PaperScreens, settled, sitDown } from './paper-screens.ts';

const text = tableText('en');
const flat = (screens: PaperScreens): string => screens.shown.replaceAll(/\s+/g, ' ');

/** Types a command, and answers the question that it asks. */
const answer = (screens: PaperScreens, command: string, yes: boolean): Promise<PaperScreens> =>
  screens.play(command, 'enter', yes ? '2' : '1');

/** What the file of a table holds once it is over. */
function recorded({ file }: LiveMatch) {
  const found = verify(readFileSync(file.path, 'utf8'), { findGame });
  if ('flaw' in found || found.format === 1) throw new Error(JSON.stringify(found));
  return found.replayed.progress;
}

/** Takes a turn of The Foreign King: the first of everything that is offered. */
async function takeTurn(screens: PaperScreens, client: MatchClient): Promise<void> {
  const before = client.view.turnEnds.length;
  for (let keys = 0; client.view.turnEnds.length === before; keys++) {
    if (keys > 50) throw new Error(screens.shown);
    await screens.play('enter');
  }
}

describe('resigning', () => {
  test('is asked about first, and no means no', async () => {
    const { screens, client } = sitDown('claim', 'human,human');
    screens.press(' ');
    const before = client.view;
    screens.press('resign', 'enter');
    expect(flat(screens)).toContain(text('play.ask.resign', { name: 'Ben', winners: 'Ana', count: 1 }));
    screens.press('1');
    expect(client.view).toBe(before);
    screens.press('resign', 'enter', 'escape');
    expect(client.view).toBe(before);
  });

  test('of two parties lets the other one win, and the end says so', async () => {
    const { screens, live } = sitDown('claim', 'human,human');
    screens.press(' ');
    await answer(screens, 'resign', true);
    expect(screens.lines[0]).toContain(text('play.end'));
    expect(screens.lines[2].trim()).toBe('Ben resigned. Winner: Ana.');
    expect(recorded(live)).toMatchObject({ end: { by: 'resigned', seat: 1, winners: [0] }, isRevealed: true });
  });

  test('of three lets the usual bot play on, also when nobody else is left', async () => {
    const programs = new SlowPrograms();
    const { screens, live, client } = sitDown('foreign-king', 'human,human,random', { programs });
    screens.press('resign', 'enter');
    expect(flat(screens)).toContain(text('play.ask.resign-bot', { name: 'Ana', bot: text('level.squire') }));
    await screens.play('2');
    expect(client.view.kinds).toEqual(['squire', 'human', 'random']);
    expect([client.viewer, live.awaited]).toEqual([1, 0]);
    expect(flat(screens)).toContain(text('play.resign.done', { name: 'Ana' }));
    await answer(screens, 'resign', true);
    expect(client.view.kinds).toEqual(['squire', 'squire', 'random']);
    expect([client.viewer, hasEnded(client.view)]).toEqual([undefined, false]);
    await screens.play('resign', 'enter');
    expect(flat(screens)).toContain(text('play.resign.nobody'));
  });

  test('counts while a program thinks, and drops what it was thinking', async () => {
    const programs = new SlowPrograms();
    const { screens, live, client } = sitDown('claim', 'random,human', { programs });
    await settled();
    if (!programs.think) await takeTurn(screens, client);
    expect(programs.think).toBe(true);
    await answer(screens, 'resign', true);
    await programs.finish();
    await settled();
    expect(recorded(live).end).toMatchObject({ by: 'resigned', seat: 1, winners: [0] });
  });
});

describe('stopping', () => {
  test('ends a match that nobody else would end, without winners', async () => {
    const { screens, live, client } = sitDown('foreign-king', 'human,random');
    await takeTurn(screens, client);
    await answer(screens, 'stop', false);
    expect(hasEnded(client.view)).toBe(false);
    await answer(screens, 'stop', true);
    expect(screens.lines[2].trim()).toBe('The match was stopped. Nobody wins.');
    expect(recorded(live).end).toEqual({ type: 'end', by: 'stopped', winners: [] });
  });

  test.each(LANGUAGES)('is in the menu of the table, and typed in %s', (language) => {
    const { screens, app } = sitDown('foreign-king', 'human,random', { language });
    const words = tableText(language);
    const typed = words('command.stop');
    screens.press(typed, 'enter');
    expect(flat(screens)).toContain(words('play.ask.stop'));
    screens.press('escape', 'escape');
    expect(screens.shown).toContain(words('play.menu.stop', { word: typed }));
    expect(screens.shown).toContain(words('play.menu.resign', { word: words('command.resign') }));
    expect(screens.shown).toContain(words('play.menu.back', { word: words('command.back') }));
    expect(commandNamed(app, 'stop')).toBeDefined();
    // A choice, and no command.
    expect(commandNamed(app, 'stop here')).toBeUndefined();
  });
});

describe('taking a turn back', () => {
  test('takes back what followed too, and the news are those of before', async () => {
    const { screens, live, client } = sitDown('foreign-king', 'human,random');
    await takeTurn(screens, client);
    await settled();
    const before = client.view;
    const news = newsIn(before);
    await takeTurn(screens, client);
    await settled();
    expect(client.view.choices.length).toBeGreaterThan(before.choices.length);
    const made = client.view.turnEnds.length - before.turnEnds.length;
    screens.press('back', 'enter');
    expect(flat(screens)).toContain(text('play.ask.back', { count: made, name: 'Ana' }));
    await screens.play('2');
    expect(client.view.states).toEqual(before.states);
    expect(newsIn(client.view)).toEqual(news);
    expect(flat(screens)).toContain(text('play.back.done'));
    await takeTurn(screens, client);
    await answer(screens, 'stop', true);
    expect(recorded(live).played.turns).toBeGreaterThan(before.turnEnds.length);
  });

  test('is not possible before there is a turn, and that is said', () => {
    const { screens, client } = sitDown('foreign-king', 'human,random');
    const before = client.view;
    expect(flat(screens.press('back', 'enter'))).toContain(text('play.back.none'));
    expect(client.view).toBe(before);
  });

  test('is not possible once something hidden was seen, and that is said', async () => {
    const { screens, client } = sitDown('claim', 'human,random');
    await settled();
    await takeTurn(screens, client);
    const before = client.view;
    expect(flat(screens.press('back', 'enter'))).toContain(text('play.back.learnt'));
    expect(client.view).toBe(before);
  });

  test('while a program thinks drops what it was thinking', async () => {
    const programs = new SlowPrograms();
    const { screens, live, client } = sitDown('foreign-king', 'human,random', { programs });
    await programs.finish();
    const before = client.view;
    await takeTurn(screens, client);
    expect(programs.think).toBe(true);
    await answer(screens, 'back', true);
    await programs.finish();
    await settled();
    expect(client.view.states).toEqual(before.states);
    expect(live.awaited).toBeUndefined();
  });
});
