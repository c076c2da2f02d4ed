import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findGame } from '@interregnum/games/all';
import { FastRandom } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { CARD_NAMES } from '@interregnum/king-is-dead/board';
import { type Progress, readRecord, statesOf, summaryOf, verify } from '@interregnum/record';
import { catalogue } from '@interregnum/texts';
import { expect, test } from 'vitest';
import { newHome, textIn } from './homes.ts';
import { KEYS } from './keys.ts';
import type { Setting, SitDown } from './play-settings.ts';
import { optionsOf } from './tables.ts';

const NAMES = ['Ana', 'Ben', 'Cleo'];
/** CL-P1-7, CL-INFO-11  After so many decisions each can work out what the other holds. */
const FIRST_PHASE = 26;

/** What one person saw from one hand-over to the next, and after how many decisions that ended. */
interface Look {
  readonly viewer: number;
  to: number;
  /** All that the program wrote meanwhile, and the screens as they were. */
  seen: string;
}

function decisionsIn(home: string): number {
  const summary = summaryOf(textIn(home));
  if ('flaw' in summary) throw new Error(JSON.stringify(summary.flaw));
  return summary.decisions;
}

/** Escape sequences may stand between what is no word. */
const plain = (written: string): string => stripVTControlCharacters(written.replaceAll('\u001b', ' \u001b'));

/**
 * People play to the end; returns every look, and the record at every moment of the match. From the decision `open` on
 * nothing is a secret any more.
 */
async function watchedMatch(
  setting: Setting,
  sit: SitDown,
  open = Number.POSITIVE_INFINITY,
): Promise<{ home: string; looks: Look[]; records: string[] }> {
  const home = newHome();
  const player = await sit(setting, NAMES.slice(0, setting.seats.split(',').length), home, 'secret');
  const { display } = player;
  const looks: Look[] = [];
  const records = new Set<string>();
  for (let read = display.written.length; !player.isOver; ) {
    const now = decisionsIn(home);
    records.add(textIn(home));
    if (player.isHandedOver) {
      expectCurtain(display.lines);
      looks.push({ viewer: NAMES.findIndex((name) => display.screen.includes(name)), to: now, seen: '' });
    }
    const screen = await player.act();
    if (player.isOver) break;
    const to = decisionsIn(home);
    const written = plain(display.written.slice(read));
    read = display.written.length;
    // Both see the same screen from here on.
    if (to >= open) continue;
    const look = looks[looks.length - 1];
    look.seen += `${screen}\n${written}\n`;
    look.to = to;
  }
  await display.press(KEYS.enter);
  return { home, looks, records: [...records] };
}

/** Nothing but whose turn it is to look. */
function expectCurtain(lines: readonly string[]): void {
  const [, ...rest] = lines.filter((line) => line.trim() !== '');
  expect(rest).toEqual([
    expect.stringMatching(/^ +Hand over to: (Ana|Ben|Cleo)$/),
    expect.stringMatching(/^ +What the next player holds is for no other eyes\.$/),
    expect.stringMatching(/^ ?\S+: I am (Ana|Ben|Cleo) · Ctrl-C leave$/),
  ]);
}

/** The match that was played, and its seed. */
function verified(home: string): { readonly progress: Progress; readonly seed: string } {
  const found = verify(textIn(home), { findGame });
  if ('flaw' in found || found.format === 1) throw new Error('the record does not hold');
  const reveal = found.record.entries.find(({ type }) => type === 'reveal');
  return { progress: found.replayed.progress, seed: reveal?.type === 'reveal' ? reveal.seed : '' };
}

/** Everything that a viewer could have seen until the end of a look, as positions. */
const known = (progress: Progress, { viewer, to }: Look): string =>
  statesOf(progress)
    .slice(0, to + 1)
    .map((s) => progress.game.position.write(progress.game.redact(s, viewer)))
    .join('\n');

const LETTERS: Readonly<Record<string, string>> = {
  Goblin: 'G',
  Knight: 'K',
  Undead: 'U',
  Dwarf: 'D',
  Doppelganger: 'X',
};

/** Every card of Claim that is named, by its sign or in words. */
function cardsNamed(text: string): string[] {
  const signs = [...text.matchAll(/\b[GKUDX]\d\b/g)].map(([sign]) => sign);
  const words = [...text.matchAll(/\b(Goblin|Knight|Undead|Dwarf|Doppelganger) (\d)\b/g)];
  return [...new Set([...signs, ...words.map(([, word, value]) => `${LETTERS[word]}${value}`)])];
}

/** The cards that only the advanced game has: no hand of the basic game holds them. */
const BASIC: readonly string[] = JSON.parse(
  kingIsDead.position.write(kingIsDead.setup(optionsOf(kingIsDead, {}), new FastRandom('basic'))),
).hands[0];
const CUNNING = CARD_NAMES.filter((card) => !BASIC.includes(card));

/** Before the end the record tells no seed and no decision that was not made yet; the seed lies where others cannot read. */
function expectNoSecret(records: readonly string[], home: string, seed: string): void {
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  const end = textIn(home);
  for (const record of records) {
    expect(record).not.toContain(seed);
    expect(end.startsWith(record)).toBe(true);
    expect(readRecord(record)).toHaveProperty('record');
  }
  const seeds = join(home, 'seeds');
  expect(statSync(seeds).mode & 0o777).toBe(0o700);
  const files = readdirSync(seeds).map((name) => join(seeds, name));
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual([`${seed}\n`]);
  for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o600);
}

const settingOf = (game: string, seats: string, ...variants: Setting['variants']): Setting => ({
  language: 'en',
  game,
  seats,
  variants,
});

/** Whole matches at which no person may see what only another may. */
export function keepsSecrets(sit: SitDown): void {
  test('of Claim nobody is shown a card that only the other may see', async () => {
    const { home, looks, records } = await watchedMatch(settingOf('claim', 'human,human'), sit, FIRST_PHASE);
    const { progress, seed } = verified(home);
    expect(looks.length).toBeGreaterThan(15);
    expect(looks[looks.length - 1].to).toBeLessThan(FIRST_PHASE);
    for (const look of looks) {
      const allowed = known(progress, look);
      expect(cardsNamed(look.seen).filter((card) => !allowed.includes(`"${card}"`))).toEqual([]);
    }
    expectNoSecret(records, home, seed);
  });

  test.each(['human,human', 'human,page@20,human'])(
    'of the advanced King Is Dead (%s) nobody is shown a cunning card that another holds',
    async (seats) => {
      const { home, looks, records } = await watchedMatch(settingOf('king-is-dead', seats, 'advanced'), sit);
      const { progress, seed } = verified(home);
      const words = catalogue('king-is-dead', 'en');
      let hidden = 0;
      for (const look of looks) {
        const allowed = known(progress, look);
        const secret = CUNNING.filter((card) => !allowed.includes(`"${card}"`));
        hidden += secret.length;
        const names = secret.map((card) => words[`card.${card}`]);
        expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(look.seen))).toEqual([]);
      }
      expect(hidden).toBeGreaterThan(looks.length);
      expectNoSecret(records, home, seed);
    },
  );
}
