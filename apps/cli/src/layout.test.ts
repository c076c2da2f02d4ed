import { describe, expect, test } from 'vitest';
import { inColumns, inLines, numeral, wrapped } from './layout.ts';

const red = (text: string): string => `\u001b[91m${text}\u001b[0m`;

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
});

test('numbers below 0 have a true minus sign', () => {
  expect([numeral(-6), numeral(0), numeral(12)]).toEqual(['−6', '0', '12']);
});
