import { foreignKing } from '@interregnum/foreign-king';
import type { Position } from '@interregnum/foreign-king/glance';
import { after, FastRandom, legalChoices, newChoices, type State } from '@interregnum/kernel';
import { speaker } from '@interregnum/texts';
import { webText } from '@interregnum/texts/lazy';
import { describe, expect, test } from 'vitest';
import { routeOf, shortestOf, tells } from './routes.ts';

const seen = (s: State): Position => JSON.parse(foreignKing.position.write(s)) as Position;
const scene = { words: speaker('foreign-king', 'en', String), text: webText('en') };
const told = (s: State, choice: string): string => {
  const next = after(foreignKing, s, foreignKing.notation.read(s, choice) as number);
  return tells(choice, seen(s), () => seen(next), scene);
};

/** Four seats, after the first has called the king from his portrait. */
function called(): State {
  const random = new FastRandom('routes');
  const read = foreignKing.options({ seats: 4 });
  if (!('options' in read)) throw new Error('no options');
  const s = foreignKing.setup(read.options, random);
  for (const text of ['king liege', 'end']) foreignKing.play(s, foreignKing.notation.read(s, text) as number);
  return s;
}

describe('the king’s ways', () => {
  test('are read from notation, also by the queen; other choices have none', () => {
    expect(routeOf('king brabant liege')).toEqual(['brabant', 'liege']);
    expect(routeOf('queen king namur')).toEqual(['namur']);
    expect(routeOf('build metal liege')).toEqual([]);
    expect(routeOf('queen')).toEqual([]);
  });

  test('the shortest is drawn of those that lead to one province, and none of others', () => {
    expect(shortestOf(['king brabant namur liege', 'king namur liege'])).toBe('king namur liege');
    expect(shortestOf(['king brabant', 'king namur'])).toBeUndefined();
    expect(shortestOf(['king brabant', 'place 1 brabant'])).toBeUndefined();
    expect(shortestOf(['build metal liege', 'build textile liege'])).toBeUndefined();
    expect(shortestOf([])).toBeUndefined();
  });

  test('the price is what leaves the purse, the queen’s own included', () => {
    const s = called();
    expect(told(s, 'queen king namur')).toBe('2 francs');
    expect(told(s, 'queen king namur brabant')).toBe('3 francs');
    expect(told(s, 'money')).toBe('');
    const start = foreignKing.setup(foreignKing.optionsOf(s), new FastRandom('routes'));
    for (const choice of legalChoices(foreignKing, start, newChoices())) {
      const text = foreignKing.notation.write(start, choice);
      if (text.startsWith('king')) expect(told(start, text)).toBe('free');
    }
  });
});
