import { describe, expect, test } from 'vitest';
import {
  cardLists,
  ensure,
  FORM_INVARIANTS,
  fields,
  flag,
  list,
  matches,
  readPosition,
  readView,
  showsMore,
  throwFlaw,
  whole,
  word,
  wordOrHidden,
} from './position.ts';

const read = (text: string, build: (json: unknown) => unknown) =>
  readPosition(
    text,
    (json) => Int32Array.of(Number(build(json))),
    (s) => `[${s[0]}]`,
  );
/** The flaw that a reader finds. */
const flawIn = (reader: () => unknown) => {
  const found = read('[1]', () => {
    reader();
    return 1;
  });
  return 'flaw' in found ? [found.flaw.invariant, found.flaw.values.where] : undefined;
};

describe('reading as a whole or not at all', () => {
  test('what was built must write back to the text, white space apart', () => {
    const first = (json: unknown) => (json as number[])[0];
    expect(read('[7]', first)).toEqual({ state: Int32Array.of(7) });
    expect(read(' [\t7\r\n ]\n', first)).toEqual({ state: Int32Array.of(7) });
    expect(read('[7.0]', first)).toEqual({ flaw: { invariant: 'canonical', values: {} } });
    expect(read('[7,8]', first)).toEqual({ flaw: { invariant: 'canonical', values: {} } });
  });

  test('a text that is no JSON is refused before anything is built', () => {
    const never = () => {
      throw new Error('built');
    };
    expect(read('[7', never)).toEqual({ flaw: { invariant: 'json', values: {} } });
  });

  test('a flaw found while building is the answer', () => {
    expect(read('[7]', () => throwFlaw('colour', { shade: 3 }))).toEqual({
      flaw: { invariant: 'colour', values: { shade: 3 } },
    });
    expect(read('[7]', () => throwFlaw('colour'))).toEqual({ flaw: { invariant: 'colour', values: {} } });
  });

  test('any other error is a bug and is passed on', () => {
    expect(() =>
      read('[7]', () => {
        throw new TypeError('bug');
      }),
    ).toThrow(new TypeError('bug'));
  });
});

describe('reading a view', () => {
  /** A card from 1 to 3, with 0 for one that is hidden. */
  const reader = (dealt: number) => ({
    build: (json: unknown) =>
      Int32Array.of((json as unknown[])[0] === '?' ? 0 : whole((json as unknown[])[0], 1, 3, 'x')),
    imagine: (seen: Int32Array) => seen.map((card) => (card === 0 ? dealt : card)),
    write: ([card]: Int32Array) => (card === 0 ? '["?"]' : `[${card}]`),
    read: (text: string) => read(text, (json) => whole((json as number[])[0], 1, 3, 'x')),
  });

  test('what is hidden is filled in, what is known stays', () => {
    expect(readView('[ "?" ]', reader(2))).toEqual({ state: Int32Array.of(2) });
    expect(readView('[3]', reader(2))).toEqual({ state: Int32Array.of(3) });
  });

  test('a flaw of the view, or of what was made of it, is the answer', () => {
    expect(readView('[', reader(2))).toEqual({ flaw: { invariant: 'json', values: {} } });
    expect(readView('[4]', reader(2))).toEqual({ flaw: { invariant: 'number', values: { where: 'x' } } });
    expect(readView('["?","?"]', reader(2))).toEqual({ flaw: { invariant: 'canonical', values: {} } });
    expect(readView('["?"]', reader(4))).toEqual({ flaw: { invariant: 'number', values: { where: 'x' } } });
  });
});

test('ensure: names the invariant and where, if it does not hold', () => {
  expect(flawIn(() => ensure(true, 'colour', 'here'))).toBeUndefined();
  expect(flawIn(() => ensure(false, 'colour', 'here'))).toEqual(['colour', 'here']);
  expect(flawIn(() => ensure(false, 'colour'))).toEqual(['colour', '']);
});

test('fields: an object with exactly these keys', () => {
  const keys = ['a', 'b'] as const;
  expect(fields({ a: 1, b: null }, keys, 'x')).toEqual({ a: 1, b: null });
  for (const json of [null, [], 3, 'ab', undefined])
    expect(flawIn(() => fields(json, keys, 'x'))).toEqual(['shape', 'x']);
  expect(flawIn(() => fields({ a: 1, b: 2, c: 3 }, keys, 'x'))).toEqual(['unknown-key', 'x.c']);
  expect(flawIn(() => fields({ a: 1 }, keys, 'x'))).toEqual(['missing-key', 'x.b']);
  expect(flawIn(() => fields(Object.create({ a: 1, b: 2 }), keys, 'x'))).toEqual(['missing-key', 'x.a']);
});

test('whole: a whole number within bounds, both included', () => {
  expect([whole(2, 2, 4, 'x'), whole(4, 2, 4, 'x')]).toEqual([2, 4]);
  for (const json of [1, 5, 2.5, '3', null, Number.NaN])
    expect(flawIn(() => whole(json, 2, 4, 'x'))).toEqual(['number', 'x']);
});

test('word: the index of a word', () => {
  const words = ['a', 'b', '1'];
  expect([word('a', words, 'x'), word('1', words, 'x')]).toEqual([0, 2]);
  for (const json of ['c', 1, null, '']) expect(flawIn(() => word(json, words, 'x'))).toEqual(['word', 'x']);
});

test('wordOrHidden: a hidden word where one may be, and nowhere else', () => {
  expect([wordOrHidden('?', ['a'], true, 'x'), wordOrHidden('a', ['a'], true, 'x')]).toEqual([-1, 0]);
  expect(flawIn(() => wordOrHidden('?', ['a'], false, 'x'))).toEqual(['word', 'x']);
  expect(flawIn(() => wordOrHidden('??', ['a'], true, 'x'))).toEqual(['word', 'x']);
});

test('list: so many entries, both bounds included', () => {
  expect([list([], 0, 2, 'x'), list([1, 2], 1, 2, 'x')]).toEqual([[], [1, 2]]);
  for (const json of [[], [1, 2, 3], 'ab', { length: 1 }])
    expect(flawIn(() => list(json, 1, 2, 'x'))).toEqual(['shape', 'x']);
});

test('flag: true or false', () => {
  expect([flag(true, 'x'), flag(false, 'x')]).toEqual([true, false]);
  for (const json of [0, 'true', null]) expect(flawIn(() => flag(json, 'x'))).toEqual(['shape', 'x']);
});

describe('matches: JSON is just what was expected', () => {
  const result = { ending: 'invasion', winners: [0, 2], plot: null, shared: false, ranks: [['scots'], []] };

  test.each([result, [], {}, null, 0, '', 'a', true, [null, [{}]]])('%j matches itself', (json) => {
    expect(matches(structuredClone(json), json)).toBe(true);
  });

  test.each([
    ['a value', { ...result, ending: 'coronation' }],
    ['a value of another kind', { ...result, shared: 0 }],
    ['a value deep within', { ...result, winners: [0, 1] }],
    ['a list within a list', { ...result, ranks: [['welsh'], []] }],
    ['the order of a list', { ...result, winners: [2, 0] }],
    ['one entry more', { ...result, winners: [0, 2, 3] }],
    ['one entry less', { ...result, winners: [0] }],
    ['one key more', { ...result, decidedBy: 'sets' }],
    ['the order of keys', Object.fromEntries(Object.entries(result).toReversed())],
    ['a list for a value', { ...result, ending: ['invasion'] }],
    ['a value for a list', { ...result, winners: '0,2' }],
    ['nothing for a list', { ...result, winners: null }],
    ['an object for nothing', { ...result, plot: {} }],
    ['an object for a list', { ...result, winners: { 0: 0, 1: 2 } }],
  ])('and not if it differs in %s', (_, json) => {
    expect(matches(json, result)).toBe(false);
    expect(matches(result, json)).toBe(false);
  });

  test('nor is nothing an object without keys, a list an object, or a key another one with the same value', () => {
    expect([matches(null, {}), matches({}, null), matches([], {}), matches({}, []), matches(7, {})]).toEqual(
      Array(5).fill(false),
    );
    expect(matches({ a: 1 }, { b: 1 })).toBe(false);
    expect(matches({ a: undefined }, { b: undefined })).toBe(false);
  });
});

test('the invariants of form', () => {
  expect(FORM_INVARIANTS).toEqual(['json', 'shape', 'unknown-key', 'missing-key', 'number', 'word', 'canonical']);
});

describe('what a view hides', () => {
  const view = {
    hands: [
      ['K7', '?'],
      ['?', '?'],
    ],
    track: [{ region: 'essex' }],
    deck: [],
    recent: [0],
    undo: null,
  };

  test('lists of cards are found by where they stand; empty lists and lists of other things are not', () => {
    expect(cardLists(view)).toEqual({ '/hands/0': ['K7', '?'], '/hands/1': ['?', '?'] });
  });

  test.each([
    [
      'a card is turned up where it lies',
      [
        ['K7', 'K8'],
        ['?', '?'],
      ],
      true,
    ],
    ['a hidden card leaves one list and another is hidden in the second', [['K7'], ['?', '?', '?']], true],
    ['the last hidden card of a list goes', [['K7', '?'], []], true],
    ['a known card goes', [['?'], ['?', '?']], false],
    [
      'nothing changes',
      [
        ['K7', '?'],
        ['?', '?'],
      ],
      false,
    ],
  ])('a card was shown if some list hides fewer: %s', (_, hands, shown) => {
    const [before, after] = [view, { ...view, hands }].map((each) => JSON.stringify(each));
    expect(showsMore(before, after)).toBe(shown);
    expect(showsMore(before.replaceAll('?', '\\u003f'), after)).toBe(shown);
  });

  test('where nothing was hidden nothing can be shown, and neither text is read', () => {
    expect(showsMore('no JSON at all', 'nor this')).toBe(false);
    expect(() => showsMore('no JSON, but a ?', '{}')).toThrow(SyntaxError);
  });
});
