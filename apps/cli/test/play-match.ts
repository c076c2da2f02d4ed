import { findGame } from '@interregnum/games/all';
import type { Game } from '@interregnum/kernel';
import { type MatchRecord, playersAfter, verify } from '@interregnum/record';
import type { Language } from '@interregnum/texts';
import { expect } from 'vitest';
import { sideNames } from '../src/terminal/side-names.ts';
import { terminal } from '../src/terminal/terminal.ts';
import type { Display } from './display-player.ts';
import { newHome, textIn } from './homes.ts';
import { type Setting, type SitDown, titleOf } from './play-settings.ts';

/** Who sits at the tables, in letters of each language. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ana', 'Ben', 'Cleo', 'Dov'],
  fr: ['Zoé', 'Éric', 'Noël', 'Maïa'],
  ru: ['Аня', 'Боря', 'Вера', 'Гоша'],
};

/** Latin words that a Russian screen may show: titles, keys, clauses, paths, how a choice is typed, and what is printed on a card. */
const LATIN_IN_RUSSIAN =
  /По-английски:\s+[A-Z][a-z]+(?:\s+Support)?\.|The King Is Dead|The Foreign King|Claim|Enter|Esc|Tab|PgUp|PgDn|Ctrl-C|\[[A-Z]{2}-[A-Z0-9-]+\]|^ \/.*$|^ > .*«.+[»…]/gm;

/** Everything on a screen must be meant for a person. */
function checkScreen(screen: string, language: Language): void {
  expect(screen).not.toMatch(/undefined|\bnull\b|NaN|\[object|[{}]|\bError\b/);
  expect(screen.split('\n')).toHaveLength(24);
  expect(screen.split('\n').at(-1)).not.toBe('');
  if (language === 'ru') expect(screen.replace(LATIN_IN_RUSSIAN, '')).not.toMatch(/[A-Za-z][a-z]{2,}/);
}

/** What the record says of the match must be what was asked for. */
function checkStart({ start }: MatchRecord, { seats, variants }: Setting): void {
  expect(start.seats.join()).toBe(seats.replaceAll('@', '-'));
  const { advanced = false, vikings = false, solo = false, memory = false } = start.options;
  expect({ advanced, vikings, solo, memory }).toEqual({
    advanced: variants.includes('advanced'),
    vikings: variants.includes('vikings'),
    solo: variants.includes('solo'),
    memory: variants.includes('memory'),
  });
}

/** Plays a whole match, looks at every screen, and checks the record that it leaves. Returns where it was played. */
export async function playMatch<D extends Display>(setting: Setting, sit: SitDown<D>): Promise<D> {
  const { language, seats } = setting;
  const home = newHome();
  const names = NAMES[language].slice(0, seats.split(',').length);
  const player = await sit(setting, names, home, titleOf(setting));
  await player.playToTheEnd((seen) => checkScreen(seen, language));
  const found = verify(textIn(home), { findGame });
  if ('flaw' in found || found.format === 1) throw new Error(JSON.stringify(found));
  checkStart(found.record, setting);
  const { start, entries, beside } = found.record;
  const { winners = [] } = found.replayed.progress.end ?? {};
  const players = playersAfter(entries, beside);
  const nameOf = sideNames(
    findGame(start.game, start.rules) as Game,
    start.options,
    terminal(language),
    (seat) => players[seat].name,
  );
  expect(winners.length).toBeGreaterThan(0);
  for (const winner of winners) expect(player.display.lines[2]).toContain(nameOf(winner));
  return player.display;
}
