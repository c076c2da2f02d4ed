import { describe, expect, test } from 'vitest';
import { type InputLine, LineReader } from './lines.ts';

const LIMIT = 10;

/** The lines of some bytes that come in pieces. */
function linesOf(...pieces: readonly (string | readonly number[])[]): (string | undefined)[] {
  const reader = new LineReader(LIMIT);
  const lines: InputLine[] = [];
  for (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : Buffer.from([...piece]);
    lines.push(...reader.read(bytes));
    bytes.fill(0);
  }
  lines.push(...reader.end());
  return lines.map((line) => ('text' in line ? line.text : `(${line.flaw})`));
}

describe('lines', () => {
  test.each<[string, string[], string[]]>([
    ['are cut at line feeds', ['a\nb\n'], ['a', 'b']],
    ['may lack the last end', ['a\nb'], ['a', 'b']],
    ['may be none', [''], []],
    ['come in pieces', ['a', 'b\nc', '', '\n', 'd'], ['ab', 'c', 'd']],
    ['keep a carriage return, which is white space to JSON', ['a\r\n'], ['a\r']],
    ['are left out if they are blank', ['\n\r\n \t \r\n\na\n\n'], ['a']],
    ['are not blank for other spaces', ['\u00a0\n\0\n'], ['\u00a0', '\0']],
    ['may begin with a byte order mark', ['\ufeffa\n'], ['a']],
    ['may hold characters cut in two by pieces', ['é'], ['é']],
  ])('%s', (_, pieces, lines) => {
    expect(linesOf(...pieces)).toEqual(lines);
  });

  test('a character cut in two by pieces is one character', () => {
    expect(linesOf([0xc3], [0xa9, 0x0a])).toEqual(['é']);
  });

  test.each([[[0xff]], [[0xc3]], [[0xed, 0xa0, 0x80]], [[0xc0, 0x80]], [[0xf5, 0x80, 0x80, 0x80]]])(
    'bytes that are no UTF-8 are no text: %j',
    (bytes) => {
      expect(linesOf('a\n', bytes, '\nb\n')).toEqual(['a', '(bad-json)', 'b']);
    },
  );
});

describe('a line that is too long', () => {
  const most = 'x'.repeat(LIMIT);

  test.each<[string, string[], string[]]>([
    ['is skipped up to its end', [`${most}y\na\n`], ['(too-long)', 'a']],
    ['is not one of just the limit', [`${most}\n`, most], [most, most]],
    ['is noticed in pieces', [most, 'y', 'z\na'], ['(too-long)', 'a']],
    ['is noticed where it ends in a later piece', ['x', `${most}\na\n`], ['(too-long)', 'a']],
    ['is told once', [most, most, most], ['(too-long)']],
    ['is told even if it is blank', [' '.repeat(LIMIT + 1)], ['(too-long)']],
    ['leaves nothing behind', [`${most}y`, '\n', 'a', 'b\n'], ['(too-long)', 'ab']],
  ])('%s', (_, pieces, lines) => {
    expect(linesOf(...pieces)).toEqual(lines);
  });

  test('is counted in bytes', () => {
    expect(linesOf('é'.repeat(5), '\n', 'é'.repeat(6))).toEqual(['é'.repeat(5), '(too-long)']);
  });

  test('is never held', () => {
    const reader = new LineReader(LIMIT);
    for (let i = 0; i < 1000; i++) expect([...reader.read(Buffer.alloc(1000, 'x'))]).toEqual([]);
    expect(JSON.stringify(reader).length).toBeLessThan(20_000);
    expect([...reader.end()]).toEqual([{ flaw: 'too-long' }]);
  });
});
