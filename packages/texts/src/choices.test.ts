import { choiceWords } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { crumbs, itemsUnder, type Listing, meant, named, parentOf } from './choices.ts';

const words = choiceWords('foreign-king', 'en', (seat) => `P${seat}`);
const listing = (most: number): Listing => ({ words, stop: 'stop', fits: (list) => list.length <= most });

const MOVES = ['antwerp brabant', 'antwerp liege', 'brabant antwerp', 'brabant', 'hainaut namur'];

describe('choices in parts', () => {
  test('are listed whole if they fit', () => {
    expect(itemsUnder('', MOVES, listing(9)).map(({ text, whole }) => [text, whole])).toEqual(
      MOVES.map((text) => [text, true]),
    );
  });

  test('are grouped by what they begin with if not; one that is alone stays whole', () => {
    expect(itemsUnder('', MOVES, listing(3)).map(({ text, whole }) => [text, whole])).toEqual([
      ['antwerp', false],
      ['brabant', false],
      ['hainaut namur', true],
    ]);
  });

  test('go on behind the part that was chosen, or stop there', () => {
    const items = itemsUnder('brabant', MOVES, listing(9));
    expect(items.map(({ text }) => text)).toEqual(['brabant antwerp', 'brabant']);
    expect(items[1].words).toBe('stop');
  });

  test('lead back part by part', () => {
    expect([parentOf('antwerp brabant', words), parentOf('antwerp', words)]).toEqual(['antwerp', '']);
  });

  test('are told as crumbs', () => {
    expect(crumbs(['antwerp brabant', 'hainaut'], words)).toBe('Antwerp · Brabant › Hainaut');
  });
});

describe('what was typed', () => {
  test('is found in other cases and with other blanks', () => {
    expect(meant('  Antwerp   BRABANT ', MOVES)).toBe('antwerp brabant');
    expect(meant(' elsewhere ', MOVES)).toBe('elsewhere');
  });

  test('may be the words of one item, or a beginning that no other has', () => {
    const items = itemsUnder('', MOVES, listing(3));
    expect(named('hai', items)?.text).toBe('hainaut namur');
    expect(named('antwerp', items)?.text).toBe('antwerp');
    expect(named('x', items)).toBeUndefined();
    expect(named('', items)).toBeUndefined();
  });
});
