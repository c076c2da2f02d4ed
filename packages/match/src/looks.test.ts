import { besideLine } from '@interregnum/record';
import { expect, test } from 'vitest';
import { besideOfWishes, COLOURS, EMBLEMS, grantedWishes, looksFor, readWish, wishesBeside } from './looks.ts';

const coloursOf = (...wishes: Parameters<typeof looksFor>[0]): string[] => looksFor(wishes).map(({ colour }) => colour);

test('seats that nobody has chosen for look as usual', () => {
  expect(coloursOf({}, {}, {}, {})).toEqual(COLOURS.slice(0, 4));
});

test('whoever wishes something has it, unless somebody before them does', () => {
  expect(coloursOf({}, { colour: 'slate' })).toEqual(['plum', 'slate', 'rust', 'blue']);
  expect(coloursOf({ colour: 'rose' }, { colour: 'rose' })).toEqual(['rose', 'teal', 'rust', 'blue']);
  expect(coloursOf({ colour: 'teal' }, {})).toEqual(['teal', 'plum', 'rust', 'blue']);
});

test('no two seats ever look alike', () => {
  for (const a of [undefined, ...COLOURS])
    for (const b of [undefined, ...COLOURS])
      for (const c of [undefined, ...COLOURS.slice(0, 4)]) {
        const looks = looksFor([a, b, c, undefined].map((colour) => readWish({ colour, emblem: 'key' })));
        expect(new Set(looks.map(({ colour }) => colour)).size).toBe(4);
        expect(new Set(looks.map(({ emblem }) => emblem)).size).toBe(4);
      }
});

test('whoever comes later has nothing of what somebody before them has', () => {
  const wishes = [
    { colour: 'rose', emblem: 'oak' },
    { colour: 'rose' },
    {},
    { colour: 'moss', emblem: 'oak' },
  ] as const;
  expect(grantedWishes(wishes, [9, 2, 0, 4])).toEqual([{}, { colour: 'rose' }, {}, { colour: 'moss', emblem: 'oak' }]);
  expect(grantedWishes(wishes, [1, 2, 0, 4])).toEqual([wishes[0], {}, {}, { colour: 'moss' }]);
});

test('what is no colour and no emblem is no wish', () => {
  expect(readWish({ colour: 'url(x)', emblem: 7 })).toEqual({});
  expect(readWish({ colour: 'moss', emblem: EMBLEMS[2] })).toEqual({ colour: 'moss', emblem: EMBLEMS[2] });
});

test('wishes are kept beside a record, and read from there', () => {
  const wishes = [{ colour: 'moss' }, {}, { emblem: 'sun' }] as const;
  const read = besideOfWishes(wishes).map((said) => {
    const json = JSON.parse(besideLine(said));
    return { type: 'other' as const, beside: json.beside, json };
  });
  expect(read).toHaveLength(2);
  expect(wishesBeside(read, 3)).toEqual(wishes);
  expect(wishesBeside(read, 2)).toEqual(wishes.slice(0, 2));
});
