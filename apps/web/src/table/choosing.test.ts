import { choiceWords } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { chipsOf, offersOf, offersWith, openMarks, STOP, type Touched, touch } from './choosing.ts';

const words = choiceWords('foreign-king', 'en', (seat) => `P${seat}`);
const offers = (...texts: string[]) => offersOf(texts, words);
const PROVINCES = ['antwerp', 'brabant', 'hainaut', 'liege'];
const ACTIONS = ['build', 'place', 'king', 'money', 'move'];
const draws = (mark: string): boolean => PROVINCES.includes(mark) || ACTIONS.includes(mark);
const marks = (list: ReturnType<typeof offers>): string[] => [...openMarks(list, draws).keys()];

const BUILD = ['build metal antwerp', 'build metal liege', 'build textile antwerp', 'build textile liege'];
const START = offers(...BUILD, 'money', 'borrow');

const touchAll = (list: ReturnType<typeof offers>, ...all: string[]) => {
  let touched: Touched = [];
  for (const mark of all) {
    const next = touch(list, touched, mark, draws);
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

  test('has a way to stop where a choice ends and others go on', () => {
    expect(marks(offers('king liege', 'king liege brabant', 'king liege hainaut'))).toEqual([
      'brabant',
      'hainaut',
      STOP,
    ]);
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

  test('the stop chooses what ends there', () => {
    expect(touchAll(offers('king liege', 'king liege brabant', 'king antwerp'), 'liege', STOP)).toEqual({
      chosen: 'king liege',
    });
  });
});

describe('buttons', () => {
  const chips = (list: ReturnType<typeof offers>) => chipsOf(list, draws, 'stop').map(({ mark }) => mark);

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

  test('let one stop', () => {
    expect(chips(offersWith(offers('king liege', 'king liege brabant'), []))).toContain(STOP);
  });
});
