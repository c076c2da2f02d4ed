import { rulesOf } from '@interregnum/library';
import { type Verified, verify } from '@interregnum/record';
import type { Language } from '@interregnum/texts';
import { expect } from 'vitest';
import { terminal } from '../src/language.ts';
import { sideNames } from '../src/sides.ts';
import { newHome, Sitter, textIn } from './play-driver.ts';
import { KEYS } from './pty.ts';

/** Who sits at the tables, in letters of each language. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'Ana,Ben,Cleo,Dov',
  fr: 'Zoé,Éric,Noël,Maïa',
  ru: 'Аня,Боря,Вера,Гоша',
};

/** Latin words that a Russian screen may show: titles, keys, clauses, paths, and how a choice is typed. */
const LATIN_IN_RUSSIAN =
  /The King Is Dead|The Foreign King|Claim|Enter|Esc|Tab|PgUp|PgDn|Ctrl-C|\[[A-Z]{2}-[A-Z0-9-]+\]|^ \/.*$|^ > .*«.+[»…]/gm;

/** Everything on a screen must be meant for a person. */
function checkScreen(screen: string, language: Language): void {
  expect(screen).not.toMatch(/undefined|\bnull\b|NaN|\[object|[{}]|\bError\b/);
  expect(screen.split('\n')).toHaveLength(24);
  expect(screen.split('\n').at(-1)).not.toBe('');
  if (language === 'ru') expect(screen.replace(LATIN_IN_RUSSIAN, '')).not.toMatch(/[A-Za-z][a-z]{2,}/);
}

/** Plays a whole match in the terminal, looks at every screen, and checks the record that it leaves. */
export async function playMatch(args: readonly string[], language: Language): Promise<Verified> {
  const home = newHome();
  const seed = args.join(' ');
  const seats = args.includes('--seats') ? args[args.indexOf('--seats') + 1].split(',').length : 2;
  const names = NAMES[language].split(',').slice(0, seats).join();
  const sitter = await Sitter.at(['play', ...args, '--names', names, '--seed', seed], home, language, seed);
  await sitter.playToTheEnd((seen) => checkScreen(seen, language));
  const found = verify(textIn(home), rulesOf);
  if ('flaw' in found) throw new Error(JSON.stringify(found.flaw));
  const { header, end } = found.record;
  const nameOf = sideNames(header.options, terminal(language), (seat) => header.seats[seat].name);
  expect(end?.outcome.winners.length).toBeGreaterThan(0);
  for (const winner of end?.outcome.winners ?? []) expect(sitter.pty.lines[2]).toContain(nameOf(winner));
  sitter.pty.send(KEYS.enter);
  expect(await sitter.pty.ended).toBe(0);
  return found;
}
