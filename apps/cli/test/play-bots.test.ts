import { readFileSync } from 'node:fs';
import { summaryOf } from '@interregnum/record';
import type { Language } from '@interregnum/texts';
import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { newHome, recordIn, textIn } from './homes.ts';
import { KEYS } from './keys.ts';
import { run } from './program.ts';
import { hasTerminals, Pty } from './pty.ts';
import { TerminalPlayer } from './terminal-player.ts';

const text = tableText('en');

describe.skipIf(!hasTerminals).concurrent('a bot that thinks', () => {
  const THINKS = ['play', 'king-is-dead', '--seats', 'human,regent@100000ms', '--seed', 'thinks', '--lang', 'en'];
  const thinking = text('play.thinks', { name: 'Regent' });

  /** Sits down and passes, so that the bot thinks. */
  async function passed(home: string): Promise<Pty> {
    const pty = new Pty(THINKS, { env: { INTERREGNUM_HOME: home } });
    await pty.shows('Play a card or pass.');
    pty.send(`pass${KEYS.enter}`);
    await pty.shows(text('play.complete'));
    pty.send(KEYS.enter);
    await pty.shows(thinking);
    return pty;
  }

  test('lets one read meanwhile, and answers when it is told to', async () => {
    const home = newHome();
    const pty = await passed(home);
    await pty.press(`log${KEYS.enter}`);
    await pty.shows('Player 1 passes.');
    await pty.press(KEYS.escape);
    await pty.shows(thinking);
    await pty.press(`rules${KEYS.enter}`);
    await pty.shows(text('play.contents', { title: 'The King Is Dead' }));
    await pty.press(KEYS.escape);
    await pty.press(`essex${KEYS.enter}`);
    await pty.shows(text('play.wait', { name: 'Regent' }));
    pty.send(`${KEYS.enter}${KEYS.tab}`);
    await pty.shows('Play a card or pass.');
    expect(pty.screen).toMatch(/Regent (plays|passes)/);
  });

  test('is left at once, and nothing is lost', async () => {
    const home = newHome();
    const pty = await passed(home);
    const before = textIn(home);
    pty.send(KEYS.interrupt);
    expect(await pty.ended).toBe(0);
    expect(pty.written).toContain(recordIn(home));
    expect(textIn(home)).toBe(before);
  });
});

describe.skipIf(!hasTerminals)('a hint in the terminal', () => {
  test('comes from the thread of the bots, and at once when it is asked to', async () => {
    const home = newHome();
    const args = ['play', 'claim', '--seats', 'human,page@20', '--seed', 'hint'];
    const { pty } = await TerminalPlayer.at(args, home, 'ru', 'hint');
    const before = textIn(home);
    const russian = tableText('ru');
    pty.send(`совет${KEYS.enter}`);
    await pty.shows(russian('play.hint.thinks', { name: 'Регент' }));
    pty.send(KEYS.tab);
    await pty.shows(/Вероятность победы: \d+\s%.*PgUp/s);
    expect(pty.screen.replaceAll(/\s+/g, ' ')).toContain(russian('play.hint.note'));
    await pty.press(KEYS.escape);
    expect(pty.screen).toContain('Enter');
    expect(textIn(home)).toBe(before);
  });
});

describe('who may take a seat', () => {
  test.each([['human,king'], ['human,random@20'], ['human,regent@'], ['human,program-x']])('not %s', async (seats) => {
    const { code, err } = await run(['play', 'claim', '--seats', seats]);
    expect(code).toBe(2);
    expect(err).toContain(`“${seats.split(',')[1]}” cannot take a seat`);
    expect(err).toContain('page, squire, steward, chancellor, regent');
  });
});

describe.skipIf(!hasTerminals).concurrent('seats without names', () => {
  test.each<[Language, string, string[]]>([
    ['en', 'human,regent', ['Player 1', 'Regent']],
    ['fr', 'page,human,page@20', ['Page 1', 'Joueur 2', 'Page 2']],
    ['ru', 'human,squire,random', ['Игрок 1', 'Оруженосец', 'Случай']],
  ])('in %s %s are called by what they are', async (language, seats, names) => {
    const home = newHome();
    const pty = new Pty(['play', 'king-is-dead', '--seats', seats, '--lang', language], {
      env: { INTERREGNUM_HOME: home },
    });
    await pty.shows('The King Is Dead');
    pty.send(KEYS.interrupt);
    await pty.ended;
    const kept = summaryOf(readFileSync(recordIn(home), 'utf8'));
    if ('flaw' in kept) throw new Error(kept.flaw.flaw);
    expect(kept.players.map(({ name }) => name)).toEqual(names);
  });
});
