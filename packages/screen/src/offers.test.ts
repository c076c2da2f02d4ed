import { choiceWords } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import {
  chipsOf,
  drawnAfter,
  leftBy,
  offersOf,
  offersWith,
  openMarks,
  type Touched,
  touch,
  withNotes,
} from './offers.ts';

const { partWords } = choiceWords('foreign-king', 'en', (seat) => `P${seat}`);
const offers = (...texts: string[]) => offersOf(texts);
const PROVINCES = ['antwerp', 'brabant', 'hainaut', 'liege'];
const ACTIONS = ['build', 'place', 'king', 'money', 'move'];
const isDrawn = (mark: string): boolean => PROVINCES.includes(mark) || ACTIONS.includes(mark);
const marks = (list: ReturnType<typeof offers>): string[] => [...openMarks(list, isDrawn).keys()];

const BUILD = ['build metal antwerp', 'build metal liege', 'build textile antwerp', 'build textile liege'];
const WAYS = offers('king liege', 'king brabant', 'king liege brabant', 'king liege brabant hainaut');
const START = offers(...BUILD, 'money', 'borrow');

const touchAll = (list: ReturnType<typeof offers>, ...all: string[]) => {
  let touched: Touched = [];
  for (const mark of all) {
    const next = touch(list, touched, mark, isDrawn);
    if (next === undefined || 'chosen' in next) return next;
    touched = next.touched;
  }
  return { touched };
};

describe('what is open', () => {
  test('is what comes first, drawn or not', () => {
    expect(marks(START)).toEqual(['build', 'money', 'borrow']);
  });

  test('is then what comes next and, if only buttons ask for that, the drawn thing behind it', () => {
    expect(marks(offers(...BUILD))).toEqual(['metal', 'textile', 'antwerp', 'liege']);
  });

  test('leaves out what all of them share', () => {
    expect(marks(offers('send 1 to antwerp', 'send 1 to liege'))).toEqual(['antwerp', 'liege']);
  });

  test('of ways of different lengths is where they end', () => {
    expect(marks(WAYS)).toEqual(['liege', 'brabant', 'hainaut']);
  });

  test('is not what was touched already', () => {
    expect(marks(offersWith(offers(...BUILD), [{ place: 2, text: 'liege' }]))).toEqual(['metal', 'textile']);
  });

  test('is nothing if nothing is offered', () => {
    expect(marks([])).toEqual([]);
  });
});

describe('touching', () => {
  test('a thing that only one offer has chooses it', () => {
    expect(touchAll(START, 'money')).toEqual({ chosen: 'money' });
  });

  test('part by part comes to a whole choice', () => {
    expect(touchAll(START, 'build', 'textile', 'liege')).toEqual({ chosen: 'build textile liege' });
  });

  test('the drawn thing first, then the button, comes to the same', () => {
    expect(touchAll(START, 'build', 'liege', 'textile')).toEqual({ chosen: 'build textile liege' });
  });

  test('several marks at once are touched in turn', () => {
    expect(touchAll(offers('liege metal', 'liege textile', 'antwerp metal'), 'liege textile')).toEqual({
      chosen: 'liege textile',
    });
  });

  test('what is not open leads nowhere', () => {
    expect(touchAll(START, 'liege')).toBeUndefined();
    expect(touchAll(START, 'build', 'money')).toBeUndefined();
  });

  test('an end that only one way has chooses it', () => {
    expect(touchAll(WAYS, 'hainaut')).toEqual({ chosen: 'king liege brabant hainaut' });
  });

  test('an end of several ways leaves the way to be chosen', () => {
    expect(touchAll(WAYS, 'brabant', 'liege brabant')).toEqual({ chosen: 'king liege brabant' });
    expect(touchAll(WAYS, 'brabant', 'brabant')).toEqual({ chosen: 'king brabant' });
  });

  test('a beginning that only one offer has is enough', () => {
    expect(touchAll(offers('liege metal', 'antwerp metal'), 'liege metal')).toEqual({ chosen: 'liege metal' });
    expect(touchAll(offers('liege metal', 'antwerp metal'), 'liege textile')).toBeUndefined();
  });
});

describe('buttons', () => {
  const chips = (list: ReturnType<typeof offers>) => chipsOf(list, isDrawn, partWords).map(({ mark }) => mark);

  test('stand for what is not drawn', () => {
    expect(chips(START)).toEqual(['borrow']);
    expect(chips(offers(...BUILD))).toEqual(['metal', 'textile']);
  });

  test('are whole choices if there are few and nothing is drawn', () => {
    const list = offers('decline', 'deactivate metal', 'deactivate textile');
    expect(chips(list)).toEqual(['decline', 'deactivate metal', 'deactivate textile']);
    expect(touchAll(list, 'deactivate textile')).toEqual({ chosen: 'deactivate textile' });
    expect(touchAll(list, 'decline')).toEqual({ chosen: 'decline' });
  });

  test('are the ways to an end', () => {
    const touched: Touched = [{ place: -1, text: 'brabant' }];
    const ways = chipsOf(offersWith(WAYS, touched), drawnAfter(touched, isDrawn), partWords);
    expect(ways.map(({ words: told }) => told)).toEqual(['Brabant', 'Liège · Brabant']);
  });

  test('tell every stop of a way, though all of them begin alike', () => {
    const ways = chipsOf(offers('king liege brabant', 'king liege hainaut brabant'), () => false, partWords);
    expect(ways.map(({ words: told }) => told)).toEqual(['Liège · Brabant', 'Liège · Hainaut · Brabant']);
  });

  test('leave out what is common to all', () => {
    const left = offersWith(offers('send 1 to liege', 'send 2 to liege', 'send 1 to antwerp'), [
      { place: 2, text: 'to liege' },
    ]);
    expect(chipsOf(left, isDrawn, partWords)).toEqual([
      { mark: '1 liege', words: '1 citizen' },
      { mark: '2 liege', words: '2 citizens' },
    ]);
  });

  test('are left out where the drawings decide', () => {
    expect(chips(offers('done', 'send 1 to antwerp', 'send 1 to liege'))).toEqual(['done']);
    expect(chips(offers('done', 'send 1 to antwerp', 'send 2 to antwerp', 'send 1 to liege'))).toEqual(['done']);
  });
});

describe('what a touch leaves', () => {
  const left = (...all: string[]): string[] => leftBy(WAYS, touchAll(WAYS, ...all));

  test('is every choice that goes on from there, or the one that it chooses', () => {
    expect(left()).toEqual(WAYS.map(({ text }) => text));
    expect(left('brabant')).toEqual(['king brabant', 'king liege brabant']);
    expect(left('brabant', 'liege brabant')).toEqual(['king liege brabant']);
    expect(left('hainaut')).toEqual(['king liege brabant hainaut']);
  });

  test('is nothing if it is not open', () => {
    expect(left('antwerp')).toEqual([]);
  });
});

test('what there is to say of choices stands behind the words of their button', () => {
  const chip = { mark: 'liege', words: 'Liège' };
  expect(withNotes(chip, ['2 francs']).words).toBe('Liège · 2 francs');
  expect(withNotes(chip, ['free', '2 francs', '4 francs']).words).toBe('Liège · free – 4 francs');
  expect(withNotes(chip, ['free', '']).words).toBe('Liège');
  expect(withNotes(chip, []).words).toBe('Liège');
});
