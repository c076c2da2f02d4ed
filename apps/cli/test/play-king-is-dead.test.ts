import { LANGUAGES } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { playMatch } from './play-match.ts';
import { hasTerminals } from './pty.ts';

const SEATS = [
  'human,random',
  'human,human',
  'random,human,random',
  'human,random,human',
  'random,random,human,random',
];
const VARIANTS = [[], ['--vikings'], ['--advanced'], ['--advanced', '--vikings']];

/** Every number of seats with every variant; languages and who sits where take turns. */
const MATCHES = [
  ...[2, 3, 4].flatMap((count) => {
    const mixes = SEATS.filter((seats) => seats.split(',').length === count);
    return VARIANTS.map((variants, at) => ['--seats', mixes[at % mixes.length], ...variants]);
  }),
  ['--solo'],
  ['--solo', '--vikings'],
  ['--seats', 'human,human,random', '--advanced', '--memory'],
].map((args, at) => ({ language: LANGUAGES[at % LANGUAGES.length], args, title: args.join(' ') }));

describe.skipIf(!hasTerminals).concurrent('a whole match of The King Is Dead in the terminal', () => {
  test.each(MATCHES)('in $language: $title', async ({ language, args }) => {
    const { record } = await playMatch(['king-is-dead', ...args], language);
    const { advanced, vikings, solo, memory } = record.header.options;
    expect({ advanced, vikings, solo, memory }).toEqual({
      advanced: args.includes('--advanced'),
      vikings: args.includes('--vikings'),
      solo: args.includes('--solo'),
      memory: args.includes('--memory'),
    });
  });
});
