import { readdirSync } from 'node:fs';
import { catalogue, LANGUAGES } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { obeyed } from './command-line.ts';
import { GAME_IDS } from './games-played.ts';
import { output } from './program.ts';

/** One file per command. */
const COMMANDS = readdirSync(new URL('../src/commands/', import.meta.url))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.replace('.ts', ''));

/** Words that stay the same in every language: commands, names of arguments and values, and names of formats. */
const ARGUMENTS = ['command', 'options', 'game', 'games', 'seats', 'file', 'files'];
const NAMES = [...COMMANDS, ...ARGUMENTS, 'help', 'turn', 'decision', 'random'];
const TITLES = GAME_IDS.map((game) => catalogue(game, 'en').title);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
const helpTexts = (language: (typeof LANGUAGES)[number]): string =>
  Object.entries(catalogue('app', language))
    .filter(([key]) => key.startsWith('help.'))
    .map(([, text]) => text)
    .join(' ');

/** English words that must not occur in another language's help. Commander would add the first two. */
function englishWords(language: (typeof LANGUAGES)[number]): string[] {
  const own = new Set([...wordsOf(helpTexts(language)), ...NAMES]);
  return ['choices', 'default', ...wordsOf(helpTexts('en'))].filter((word) => !own.has(word));
}

/** What is the same in every language: names of arguments, options and games. */
const placeholders = new RegExp(
  ['<[^>]*>', '--[a-z-]+', '\\[(options|command|game)\\]', ...GAME_IDS, ...TITLES].join('|'),
  'g',
);

/** Every variant must be told in the words of its game. */
function expectVariants(help: string, language: (typeof LANGUAGES)[number]): void {
  for (const game of GAME_IDS) {
    const { title, ...words } = catalogue(game, language);
    const told = Object.entries(words).filter(([key]) => key.startsWith('option.') && key !== 'option.seats');
    for (const [key, meaning] of told) {
      expect(help).toMatch(new RegExp(` --(no-)?${key.slice('option.'.length)} `));
      expect(help).toContain(meaning.replace(/\s+/g, ' '));
    }
    expect(help).toContain(game);
    expect(help.includes(`(${title})`)).toBe(told.length > 0);
  }
}

/** Help that must be found. */
async function helpFor(...args: readonly string[]): Promise<string> {
  const { out, complaint } = await obeyed(args);
  expect(complaint).toBeUndefined();
  return out;
}

describe.each(LANGUAGES)('help in %s', (language) => {
  const texts = catalogue('app', language);

  test('of the program names all commands and what they do', async () => {
    const help = await helpFor('--help', '--lang', language);
    const flat = help.replace(/\s+/g, ' ');
    for (const topic of ['program', ...COMMANDS]) expect(flat).toContain(texts[`help.${topic}`].replace(/\s+/g, ' '));
    expect(await helpFor('help', '--lang', language)).toBe(help);
    for (const heading of ['usage', 'options', 'commands']) expect(help).toContain(texts[`help.heading.${heading}`]);
  });

  test.each(COMMANDS)('of %s is complete and in no other language', async (command) => {
    const help = await helpFor(command, '--help', '--lang', language);
    expect(await helpFor('help', command, '--lang', language)).toBe(help);
    expect(help).toContain(`interregnum ${command} [options]`);
    expect(help.replace(/\s+/g, ' ')).toContain(texts[`help.${command}`].replace(/\s+/g, ' '));
    expect(help).not.toMatch(/help\.|undefined|[{}]/);
    if (['play', 'simulate'].includes(command)) expectVariants(help.replace(/\s+/g, ' '), language);
    if (language !== 'en') {
      const words = new Set(wordsOf(help.replace(/\s+/g, ' ').replace(placeholders, '')));
      expect(englishWords(language).filter((word) => words.has(word))).toEqual([]);
    }
  });
});

describe('help', () => {
  test('tells every default once', async () => {
    const help = await helpFor('simulate', '--help');
    expect(help).toContain('how many games [10000]');
    expect(help.match(/interregnum\b/g)).toHaveLength(2);
    expect(help).not.toContain('choices');
  });

  test('reaches standard output whole', async () => {
    expect(await output(['help', 'tournament', '--lang', 'fr'])).toBe(
      await helpFor('help', 'tournament', '--lang', 'fr'),
    );
  });

  test('follows the language of the environment unless another is asked for', async () => {
    const env = { LC_ALL: 'ru_RU.UTF-8' };
    expect(await output(['check', '--help'], { env })).toContain('Использование:');
    expect(await output(['--lang=fr', 'check', '--help'], { env })).toContain('affiche l’aide');
    expect(await output(['help', 'check', '--lang', 'fr'], { env })).toContain('affiche l’aide');
  });
});
