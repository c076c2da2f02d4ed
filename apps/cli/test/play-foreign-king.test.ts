import type { Language } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { playMatch } from './play-match.ts';
import { hasTerminals } from './pty.ts';

describe.skipIf(!hasTerminals).concurrent('a whole match in the terminal', () => {
  test.each<[Language, string, string]>([
    ['ru', 'foreign-king', 'human,random'],
    ['en', 'foreign-king', 'random,human,human'],
    ['fr', 'foreign-king', 'random,human,random,random'],
    ['fr', 'claim', 'human,human'],
    ['ru', 'claim', 'random,human'],
  ])('in %s: %s, %s', async (language, game, seats) => {
    const { record } = await playMatch([game, '--seats', seats], language);
    expect(record.header.seats.map(({ kind }) => kind).join()).toBe(seats);
  });
});
