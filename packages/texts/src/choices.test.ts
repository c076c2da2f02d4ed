import { choiceWords } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { type ChoiceListOptions, choiceItems, closestChoice, crumbs, itemNamed, parentPath } from './choices.ts';

const words = choiceWords('foreign-king', 'en', (seat) => `P${seat}`);
const listing = (most: number): ChoiceListOptions => ({ words, stop: 'stop', fits: (list) => list.length <= most });

const MOVES = ['antwerp brabant', 'antwerp liege', 'brabant antwerp', 'brabant', 'hainaut namur'];

describe('choices in parts', () => {
  test('are listed whole if they fit', () => {
    expect(choiceItems('', MOVES, listing(9)).map(({ text, whole }) => [text, whole])).toEqual(
      MOVES.map((text) => [text, true]),
    );
  });

  test('are grouped by what they begin with if not; one that is alone stays whole', () => {
    expect(choiceItems('', MOVES, listing(3)).map(({ text, whole }) => [text, whole])).toEqual([
      ['antwerp', false],
      ['brabant', false],
      ['hainaut namur', true],
    ]);
  });

  test('go on behind the part that was chosen, or stop there', () => {
    const items = choiceItems('brabant', MOVES, listing(9));
    expect(items.map(({ text }) => text)).toEqual(['brabant antwerp', 'brabant']);
    expect(items[1].words).toBe('stop');
  });

  test('lead back part by part', () => {
    expect([parentPath('antwerp brabant', words), parentPath('antwerp', words)]).toEqual(['antwerp', '']);
  });

  test('are told as crumbs', () => {
    expect(crumbs(['antwerp brabant', 'hainaut'], words)).toBe('Antwerp · Brabant › Hainaut');
  });
});

describe('what was typed', () => {
  test('is found in other cases and with other blanks', () => {
    expect(closestChoice('  Antwerp   BRABANT ', MOVES)).toBe('antwerp brabant');
    expect(closestChoice(' elsewhere ', MOVES)).toBe('elsewhere');
  });

  test('may be the words of one item, or a beginning that no other has', () => {
    const items = choiceItems('', MOVES, listing(3));
    expect(itemNamed('hai', items)?.text).toBe('hainaut namur');
    expect(itemNamed('antwerp', items)?.text).toBe('antwerp');
    expect(itemNamed('x', items)).toBeUndefined();
    expect(itemNamed('', items)).toBeUndefined();
  });
});
