import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rulesOf } from '@interregnum/library';
import { type Replayed, readRecord, type Verified, verify } from '@interregnum/record';
import { catalogue } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { newHome, Sitter, textIn } from './play-driver.ts';
import { hasTerminals, KEYS } from './pty.ts';

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

const decisionsIn = (home: string): number => textIn(home).split('\n').length - 2;

/** Escape sequences may stand between what is no word. */
const plain = (written: string): string => stripVTControlCharacters(written.replaceAll('\u001b', ' \u001b'));

/**
 * Two people play to the end; returns every look, and the record at every moment of the match. From the decision `open`
 * on nothing is a secret any more.
 */
async function watchedMatch(
  args: readonly string[],
  kinds = ['human', 'human'],
  open = Number.POSITIVE_INFINITY,
): Promise<{ home: string; looks: Look[]; records: string[] }> {
  const home = newHome();
  const names = NAMES.slice(0, kinds.length).join();
  const seats = ['--seats', kinds.join(), '--names', names, '--seed', 'secret'];
  const sitter = await Sitter.at(['play', ...args, ...seats], home, 'en', args.join());
  const looks: Look[] = [];
  const records = new Set<string>();
  for (let read = sitter.pty.written.length; !sitter.isOver; ) {
    const now = decisionsIn(home);
    records.add(textIn(home));
    if (sitter.isHandedOver) {
      expectCurtain(sitter.pty.lines);
      looks.push({ viewer: NAMES.findIndex((name) => sitter.pty.screen.includes(name)), to: now, seen: '' });
    }
    const screen = await sitter.act();
    if (sitter.isOver) break;
    const to = decisionsIn(home);
    const written = plain(sitter.pty.written.slice(read));
    read = sitter.pty.written.length;
    // Both see the same screen from here on.
    if (to >= open) continue;
    const look = looks[looks.length - 1];
    look.seen += `${screen}\n${written}\n`;
    look.to = to;
  }
  await sitter.pty.press(KEYS.enter);
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

function verified(home: string): Verified & { readonly replayed: Replayed } {
  const found = verify(textIn(home), rulesOf);
  if ('flaw' in found || found.replayed === undefined) throw new Error('the record does not hold');
  return { ...found, replayed: found.replayed };
}

/** Everything that a viewer could have seen until the end of a look, as positions. */
const known = ({ game, states }: Replayed, { viewer, to }: Look): string =>
  states
    .slice(0, to + 1)
    .map((s) => game.position.write(game.redact(s, viewer)))
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

const CUNNING = [
  'spy',
  'ambush',
  'march',
  'plot',
  'aid',
  'influence',
  'dispute',
  'edict',
  'resist',
  'quell',
  'suppress',
  'muster',
];

describe.skipIf(!hasTerminals).concurrent('two people at one screen', () => {
  test('of Claim nobody is shown a card that only the other may see', async () => {
    const { home, looks, records } = await watchedMatch(['claim'], ['human', 'human'], FIRST_PHASE);
    const { replayed, record } = verified(home);
    expect(looks.length).toBeGreaterThan(15);
    expect(looks[looks.length - 1].to).toBeLessThan(FIRST_PHASE);
    for (const look of looks) {
      const allowed = known(replayed, look);
      expect(cardsNamed(look.seen).filter((card) => !allowed.includes(`"${card}"`))).toEqual([]);
    }
    expectNoSecret(records, home, String(record.end?.seed));
  });

  test.each([[['human', 'human']], [['human', 'page@20', 'human']]])(
    'of the advanced King Is Dead (%j) nobody is shown a cunning card that another holds',
    async (kinds) => {
      const { home, looks, records } = await watchedMatch(['king-is-dead', '--advanced'], kinds);
      const { replayed, record } = verified(home);
      const words = catalogue('king-is-dead', 'en');
      let hidden = 0;
      for (const look of looks) {
        const allowed = known(replayed, look);
        const secret = CUNNING.filter((card) => !allowed.includes(`"${card}"`));
        hidden += secret.length;
        const names = secret.map((card) => words[`card.${card}`]);
        expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(look.seen))).toEqual([]);
      }
      expect(hidden).toBeGreaterThan(looks.length);
      expectNoSecret(records, home, String(record.end?.seed));
    },
  );
});

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
