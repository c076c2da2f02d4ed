import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { afterAll, describe, expect, test } from 'vitest';
import { terminal } from '../terminal/terminal.ts';
import { optionsFor } from './arguments.ts';
import { BadInput } from './bad-input.ts';
import { positionTexts, readStates } from './positions.ts';

const screen = terminal('en');
const folder = mkdtempSync(join(tmpdir(), 'interregnum-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileWith(text: string): string {
  const file = join(folder, `${++files}.jsonl`);
  writeFileSync(file, text);
  return file;
}
const textsIn = (text: string) => positionTexts(kingIsDead, fileWith(text), screen);

describe('the positions of a file', () => {
  test.each([
    ['one', '{"a":1}', ['{"a":1}']],
    ['one with a line end', '{"a":1}\n', ['{"a":1}']],
    ['two', '{"a":1}\n{"b":2}', ['{"a":1}', '{"b":2}']],
    ['two with other line ends and blank lines', '\uFEFF\r\n{"a":1}\r\n \t\r\n{"b":2}\r\n', ['{"a":1}', '{"b":2}']],
    ['whole and broken ones', '{"a":1}\n{"b"\n', ['{"a":1}', '{"b"']],
    ['broken ones', '{"a"\n{"b"\nc', ['{"a"', '{"b"', 'c']],
    ['a broken one that is a bracket', '{\n{"b":2}', ['{', '{"b":2}']],
  ])('are lines: %s', async (_, text, expected) => {
    expect(await textsIn(text)).toEqual(expected);
  });

  test.each([
    ['whole', '{\n  "a": [\n    "b",\n    "c"\n  ]\n}\n'],
    ['closing on its last line with text', '{"a": 1,\n  "b": {}}'],
    ['a list', '[\n{"a":1},\n{"a":2}\n]'],
    ['with a slip, and lines that are JSON by themselves', '{\n  "a": [\n    "c"\n  ],,\n  "d":\n{ "e": 1 }\n}'],
  ])('are a single one over several lines: %s', async (_, text) => {
    expect(await textsIn(text)).toEqual([text]);
  });

  test.each(['', '\n\r\n  \n', '\uFEFF'])('must not be missing: %j', async (text) => {
    await expect(textsIn(text)).rejects.toThrow(BadInput);
  });

  test('cannot be read from a folder or a file that is not there', async () => {
    await expect(positionTexts(kingIsDead, folder, screen)).rejects.toThrow(/\(EISDIR\)\. Name a file that exists/);
    await expect(positionTexts(kingIsDead, join(folder, 'none'), screen)).rejects.toThrow(
      /\(ENOENT\)\. Name a file that exists/,
    );
  });
});

describe('the states of a file', () => {
  const options = optionsFor(kingIsDead, {}, undefined, screen);
  const lines = ['x', 'y'].map((seed) => kingIsDead.position.write(kingIsDead.setup(options, new FastRandom(seed))));

  test('are those of its positions, in order', async () => {
    const states = await readStates(kingIsDead, fileWith(lines.join('\n')), screen);
    expect(states.map((state) => kingIsDead.position.write(state))).toEqual(lines);
  });

  test('are none if one position is broken, which is told by its number', async () => {
    const file = fileWith(`${lines[0]}\n${lines[1].replace('"version":1', '"version":2')}\n`);
    await expect(readStates(kingIsDead, file, screen)).rejects.toThrow(/^Position 2 is not valid \(version\): .+\.$/);
  });
});
