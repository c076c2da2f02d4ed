import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { packedText } from './packed-text.ts';
import { brokenPages, PACKED, repositoryCommands, stagePages } from './pages.ts';

const home = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(home, { recursive: true }));

test.each([...PACKED])('whatever the packed pages of %s refer to is packed, and can be run', (folder, name) => {
  stagePages(folder, join(home, name));
  expect(brokenPages(join(home, name))).toEqual([]);
  expect(repositoryCommands(join(home, name))).toEqual([]);
});

test('what is packed beside a README is told', () => {
  expect(stagePages('packages/claim', join(home, 'again'))).toEqual(['RULES.md', 'docs']);
  expect(stagePages('packages/kernel', join(home, 'alone'))).toEqual([]);
});

describe('a packed page', () => {
  const shipped = new Map([
    ['packages/record/README.md', 'README.md'],
    ['docs/notation.md', 'docs/notation.md'],
    ['examples/replay-page/board.ts', 'examples/replay-page/board.ts'],
  ]);
  const libraries = new Map([['packages/bots/README.md', '@interregnum/bots']]);
  const packed = (text: string, page = 'packages/record/README.md') => packedText(text, page, shipped, libraries);

  test.each([
    ['[notation](../../docs/notation.md#claim)', '[notation](docs/notation.md#claim)'],
    ['[a page](../../examples/replay-page/)', '[a page](examples/replay-page/)'],
    ['[bots](../bots/README.md) decide', '`@interregnum/bots` decide'],
    ['[levels](../bots/README.md#levels)', 'levels (`@interregnum/bots`)'],
    [
      'see [ADR 12](../../docs/adr/0012.md), [below](#format-2), [npm](https://npmjs.com)',
      'see ADR 12, [below](#format-2), [npm](https://npmjs.com)',
    ],
    ['![a map](../../docs/map.png)', 'a map'],
    ['`[a](../b.md)`', '`[a](../b.md)`'],
    ['    [a](../b.md)', '    [a](../b.md)'],
  ])('leads to what is there: %s', (text, expected) => {
    expect(packed(text)).toBe(`${expected}\n`);
  });

  test('leads back from where it lies', () => {
    expect(packed('[format 2](../packages/record/README.md#format-2)', 'docs/notation.md')).toBe(
      '[format 2](../README.md#format-2)\n',
    );
  });

  test('leaves out what is only true in the repository, and says what is only true elsewhere', () => {
    const text = 'a\n\n<!-- repository -->\n\nHere.\n\n<!-- /repository -->\n\nb\n\n<!-- package: There.\nSo. -->\n';
    expect(packed(text)).toBe('a\n\nb\n\nThere.\nSo.\n');
    expect(packed('- a<!-- repository -->, here<!-- /repository -->\n- b')).toBe('- a\n- b\n');
  });
});
