import { catalogue, LANGUAGES } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { output, run } from './program.ts';

const COMMANDS = ['position', 'check', 'perft', 'simulate', 'bench', 'demo'];

/** Words that stay the same in every language: commands, names of arguments and values, and names of formats. */
const NAMES = [...COMMANDS, 'help', 'command', 'game', 'games', 'seats', 'turn', 'decision', 'options', 'random'];
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

const placeholders = /<[^>]*>|--[a-z]+|\[(options|command|game)\]/g;

describe.concurrent.each(LANGUAGES)('help in %s', (language) => {
  const texts = catalogue('app', language);

  test('of the program names all commands and what they do', async () => {
    const help = await output(['--help', '--lang', language]);
    const flat = help.replace(/\s+/g, ' ');
    for (const command of COMMANDS) expect(flat).toContain(texts[`help.${command}`].replace(/\s+/g, ' '));
    for (const heading of ['usage', 'options', 'commands']) expect(help).toContain(texts[`help.heading.${heading}`]);
    expect(await output(['help', '--lang', language])).toBe(help);
  });

  test.each(COMMANDS)('of %s is complete and in no other language', async (command) => {
    const help = await output([command, '--help', '--lang', language]);
    expect(help).toContain(`interregnum ${command} [options]`);
    expect(help.replace(/\s+/g, ' ')).toContain(texts[`help.${command}`].replace(/\s+/g, ' '));
    expect(help).not.toMatch(/help\.|undefined|[{}]/);
    if (language !== 'en') {
      const words = new Set(wordsOf(help.replace(placeholders, '')));
      expect(englishWords(language).filter((word) => words.has(word))).toEqual([]);
    }
  });
});

describe.concurrent('help', () => {
  test('tells every default once', async () => {
    const help = await output(['simulate', '--help']);
    expect(help).toContain('how many games [10000]');
    expect(help.match(/interregnum\b/g)).toHaveLength(2);
    expect(help).not.toContain('choices');
  });

  test('follows the language of the environment unless another is asked for', async () => {
    const env = { LC_ALL: 'ru_RU.UTF-8' };
    expect(await output(['check', '--help'], { env })).toContain('Использование:');
    expect(await output(['--lang=fr', 'check', '--help'], { env })).toContain('affiche l’aide');
    expect(await output(['help', 'check', '--lang', 'fr'], { env })).toContain('affiche l’aide');
  });

  test('is shown, as an error, to whoever says nothing', async () => {
    const { code, out, err } = await run([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^Usage: interregnum/);
  });
});
