import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hardCasesIn, readScenarios, runScenario, type ScenarioLanguage } from './scenario.ts';

/** A game of one heap of stones. */
interface Heap {
  stones: number;
}

const language: ScenarioLanguage<Heap> = {
  lays: [
    [
      /^the heap has (\d+)$/,
      (heap, n) => {
        heap.stones = Number(n);
      },
    ],
  ],
  acts: [
    [
      /^Ana takes (\d+)$/,
      (heap, n) => {
        heap.stones -= Number(n);
      },
    ],
  ],
  expects: [
    [/^(\d+) (?:is|are) left$/, (heap, n) => expect(heap.stones).toBe(Number(n))],
    [/^\d are left$/, () => {}],
  ],
};

const run = (text: string): void => {
  for (const scenario of readScenarios(text, 'heap.scenario')) runScenario(scenario, language, { stones: 0 });
};

test('a file holds scenarios with titles, clauses and sentences', () => {
  const text = `
# Stones.
Scenario: one of three      HP-TAKE-1, -2, R-01
  the heap has 30. Ana takes 10.
  # Half-way.
  Ana takes
  9. 11 are left.

Scenario: nothing
  0 is left.
`;
  expect(readScenarios(text, 'heap.scenario')).toEqual([
    {
      file: 'heap.scenario',
      line: 3,
      title: 'one of three',
      clauses: 'HP-TAKE-1, -2, R-01',
      sentences: [
        { line: 4, text: 'the heap has 30' },
        { line: 4, text: 'Ana takes 10' },
        { line: 6, text: 'Ana takes 9' },
        { line: 7, text: '11 are left' },
      ],
    },
    { file: 'heap.scenario', line: 9, title: 'nothing', clauses: '', sentences: [{ line: 10, text: '0 is left' }] },
  ]);
  run(text);
});

test('a sentence nobody understands fails with file, line and text', () => {
  const text = 'Scenario: odd\n  the heap has 3.\n  Ana sings. 3 is left.\n';
  expect(() => run(text)).toThrow(/heap\.scenario:3: Ana sings\n/);
});

test('an expectation that does not hold fails with file, line and text', () => {
  expect(() => run('Scenario: wrong\n  the heap has 3. Ana takes 1.\n  1 is left.\n')).toThrow(
    /heap\.scenario:3: 1 is left\n/,
  );
});

test('a sentence that fits two patterns, or never ends, or stands outside is an error', () => {
  expect(() => run('Scenario: twice\n  0 are left.\n')).toThrow(/ambiguous/);
  expect(() => run('Scenario: endless\n  the heap has 3\n')).toThrow(/heap\.scenario:2: a sentence without a period/);
  expect(() => run('the heap has 3.\n')).toThrow(/heap\.scenario:1: neither a heading/);
});

test('a scenario must expect something', () => {
  expect(() => run('Scenario: idle\n  the heap has 3.\n')).toThrow(/heap\.scenario:1: this scenario expects nothing/);
});

test('hard cases are known by the titles of scenarios, each once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  const titles = ['hard case 12: odd', 'even, hard case L3', 'plain', 'hard case 12 again'];
  writeFileSync(join(folder, 'heap.scenario'), titles.map((title) => `Scenario: ${title}\n  0 is left.\n`).join(''));
  expect(hardCasesIn(folder)).toEqual(['12', 'L3']);
  rmSync(folder, { recursive: true });
});
