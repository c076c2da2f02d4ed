import { foreignKing } from '@interregnum/foreign-king';
import { boardOf } from '@interregnum/foreign-king/board';
import { after, FastRandom, legalChoices, newChoices, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { wording } from '../../test/screens.ts';
import { foreignKingScreen, routeOf, shortestOf } from './foreign-king.ts';

const { isDrawn, noteOn, followUpKey } = foreignKingScreen;
const told = (s: State, choice: string): string => {
  const next = after(foreignKing, s, foreignKing.notation.read(s, choice) as number);
  return noteOn?.(choice, boardOf(s), () => boardOf(next), wording('foreign-king')) ?? '';
};

function dealt(seats: number): State {
  const read = foreignKing.options({ seats });
  if (!('options' in read)) throw new Error('no options');
  return foreignKing.setup(read.options, new FastRandom('routes'));
}

/** Four seats, after the first has called the king from his portrait. */
function called(): State {
  const s = dealt(4);
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

  test('the price is what leaves the purse, the queen’s own included; FK-KING-3, -4: the marker falls', () => {
    const s = called();
    expect(told(s, 'queen king namur')).toBe('2 francs, king −2');
    expect(told(s, 'queen king namur brabant')).toBe('3 francs, king −3');
    expect(told(s, 'money')).toBe('');
    const start = dealt(4);
    for (const choice of legalChoices(foreignKing, start, newChoices())) {
      const text = foreignKing.notation.write(start, choice);
      if (text.startsWith('king')) expect(told(start, text)).toBe('free, king −1');
    }
  });
});

test.each([
  [2, ['build', 'antwerp']],
  [3, ['build', 'order', 'antwerp']],
  [4, ['build', 'order', 'queen', 'antwerp']],
])('with %i players provinces and the actions of this table are drawn, and nothing else', (seats, drawn) => {
  const seen = dealt(seats);
  const marks = ['build', 'order', 'queen', 'antwerp', 'supply', 'metal', 'borrow', '2', 'end'];
  expect(marks.filter((mark) => isDrawn(mark, 'start', seen))).toEqual(drawn);
});

test('what is asked after an action was touched fits what is open then', () => {
  expect(followUpKey(['metal', 'textile', 'liege'])).toBe('foreign-king.ask.factory');
  expect(followUpKey(['1', '2', 'liege'])).toBe('foreign-king.ask.count');
  expect(followUpKey(['build', 'king'])).toBe('foreign-king.ask.action');
  expect(followUpKey(['brabant', 'liege brabant'])).toBe('foreign-king.ask.way');
  expect(followUpKey(['brabant', 'liege'])).toBe('foreign-king.ask.province');
});
