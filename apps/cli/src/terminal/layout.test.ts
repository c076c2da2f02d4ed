import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { cut, inColumns, inLines, padded, widthOf, wrapped } from './layout.ts';

const red = (text: string): string => `\u001b[91m${text}\u001b[0m`;
/** An e with an accent of its own. */
const E_ACUTE = 'e\u0301';
const FAMILY = '👩‍👩‍👧';
/** A sign of one column that its mark makes a picture of two. */
const HEART = '\u2764\ufe0f';

describe('the width of a text', () => {
  test.each([
    ['letters', 'Ana', 3],
    ['letters of other scripts', 'Аня Zoé', 7],
    ['letters that take two columns', '王様', 4],
    ['letters with a mark of their own', `Zo${E_ACUTE}`, 3],
    ['a picture of several signs', FAMILY, 2],
    ['signs of our boards', '▸●×♔◉│…', 7],
    ['narrow and firm spaces', '\u202f:\u00a0', 3],
    ['a colour', red('王'), 2],
    ['nothing', '', 0],
  ])('counts the columns of %s', (_, text, width) => {
    expect(widthOf(text)).toBe(width);
  });
});

describe('a text that is to fill columns', () => {
  test('gets as many blanks as are missing, whatever it is written in', () => {
    expect(padded('Ana', 5)).toBe('Ana  ');
    expect(padded('王様', 5)).toBe('王様 ');
    expect(padded(`Zo${E_ACUTE}`, 5)).toBe(`Zo${E_ACUTE}  `);
    expect(padded(red('Ana'), 5)).toBe(`${red('Ana')}  `);
  });

  test('is left alone if it fills them, or is wider', () => {
    expect(padded('Ana', 3)).toBe('Ana');
    expect(padded('王様', 3)).toBe('王様');
    expect(padded('', 0)).toBe('');
  });
});

describe('a text that is to fit columns', () => {
  test('is left alone with its colours if it fits', () => {
    expect(cut('Ana', 3)).toBe('Ana');
    expect(cut('王様', 4)).toBe('王様');
    expect(cut(red('Ana'), 3)).toBe(red('Ana'));
  });

  test('ends with an ellipsis and without colours if it does not', () => {
    expect(cut('Anastasia', 5)).toBe('Anas…');
    expect(cut(red('Anastasia'), 5)).toBe('Anas…');
    expect(cut('Ana', 1)).toBe('…');
  });

  test('loses whole letters only, also those of two columns or several signs', () => {
    expect(cut('王様万歳', 6)).toBe('王様…');
    expect(cut('王様万歳', 5)).toBe('王様…');
    expect(cut(E_ACUTE.repeat(4), 3)).toBe(`${E_ACUTE}${E_ACUTE}…`);
    expect(cut(`A${FAMILY}${FAMILY}`, 4)).toBe(`A${FAMILY}…`);
    expect(cut(`A${HEART}B`, 3)).toBe('A…');
  });

  test('never takes more columns than there are', () => {
    for (const text of ['Anastasia', '王様万歳', `王a様${E_ACUTE}万`, FAMILY.repeat(3), red('Anastasia')])
      for (let width = 1; width <= 10; width++) expect(widthOf(cut(text, width))).toBeLessThanOrEqual(width);
  });
});

describe('pieces in lines', () => {
  test('stand on one line that they just fill, and else on more', () => {
    const pieces = ['a'.repeat(38), 'b'.repeat(39)];
    expect(inLines(pieces)).toEqual([`  ${pieces.join(' ')}`]);
    expect(inLines(pieces, { between: '  ' })).toEqual([`  ${pieces[0]}`, `    ${pieces[1]}`]);
  });

  test('are never broken, and as wide as they look', () => {
    expect(inLines(['x'.repeat(90), 'y'])).toEqual([`  ${'x'.repeat(90)}`, '    y']);
    expect(inLines([red('a'), red('b')], { indent: 0, width: 3 })).toEqual([`${red('a')} ${red('b')}`]);
    expect(inLines([])).toEqual(['  ']);
  });
});

test('a text breaks at plain spaces, but not before a number or a dash', () => {
  const shape = { indent: 0, hang: 1, width: 9 };
  expect(wrapped('one two three', shape)).toEqual(['one two', ' three']);
  expect(wrapped('one two 3 and', shape)).toEqual(['one two 3', ' and']);
  expect(wrapped('one four 4 and', shape)).toEqual(['one', ' four 4', ' and']);
  expect(wrapped('one cinq\u202f: six', shape)).toEqual(['one', ' cinq\u202f:', ' six']);
  expect(wrapped('ab — abcde — b', shape)).toEqual(['ab —', ' abcde —', ' b']);
});

test('columns are as wide as they must be, flush left or right, and leave nothing behind', () => {
  const rows = [
    ['', 'points', ''],
    [red('A'), '7', 'x'],
    ['long', '12', ''],
  ];
  expect(inColumns(rows, [1])).toEqual(['        points', `  ${red('A')}          7  x`, '  long      12']);
  expect(
    inColumns([
      ['王', 'x'],
      ['Ana', 'y'],
    ]),
  ).toEqual(['  王   x', '  Ana  y']);
});

test('what counts as narrow is narrow', () => {
  const narrow = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /[^\p{C}\p{M}]/u.test(letter) && stringWidth(letter) !== widthOf(letter),
  );
  expect(narrow).toEqual([]);
});
