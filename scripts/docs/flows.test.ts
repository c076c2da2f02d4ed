import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../pack/workspace.ts';
import { flowFlaws, flowsUnder, toldLinks } from './flows.ts';

const PAGE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

describe.each([
  ['One click', 3],
  ['One bot’s turn', 3],
])('what the page tells of “%s”', (title, count) => {
  const chains = flowsUnder(title.replace('’', "'"), PAGE);

  test('has all its chains of steps', () => {
    expect(chains).toHaveLength(count);
    expect(chains.every((chain) => chain.length > 3)).toBe(true);
  });

  test('is so in the code: each function is there, and names the next', () => {
    expect(chains.flatMap((chain) => flowFlaws(ROOT, chain))).toEqual([]);
  });

  test('leads through no more than ten files', () => {
    expect(new Set(chains.flat().map(({ file }) => file)).size).toBeLessThanOrEqual(10);
  });
});

test('of a click, only listeners and what React draws are followed by a comment: no call leads there', () => {
  expect(flowsUnder('One click', PAGE).flatMap((chain) => toldLinks(ROOT, chain))).toEqual([
    'tellListeners, clientChanged',
    'showToViewers, refresh',
    'tellListeners, clientChanged',
    'momentChanged, useShownTable',
    'useShownTable, SideLog',
  ]);
});

describe('a flow is found out that names', () => {
  const step = { file: 'scripts/docs/flows.ts', functions: ['flowFlaws', 'declarationOf'], asked: [] };

  test.each([
    ['a function that is not there', { ...step, functions: ['flowFlaw'] }, 'scripts/docs/flows.ts has no flowFlaw'],
    ['a file that is not there', { ...step, file: 'flows.ts' }, 'flows.ts has no flowFlaws'],
    ['functions in the wrong order', { ...step, functions: step.functions.toReversed() }, 'does not name flowFlaws'],
    ['what is not asked', { ...step, asked: [{ ...step, functions: ['flowsFrom'] }] }, 'does not name flowsFrom'],
    [
      'what is not there where it is asked',
      { ...step, asked: [{ ...step, functions: ['flowsFrom'] }] },
      'has no flowsFrom',
    ],
    [
      'what is asked in the wrong order',
      { ...step, asked: [{ ...step, functions: ['declarationOf', 'STEP'] }] },
      'does not name STEP',
    ],
  ])('%s', (_, wrong, flaw) => {
    expect(flowFlaws(ROOT, [step])).toEqual([]);
    expect(flowFlaws(ROOT, [wrong]).join('\n')).toContain(flaw);
  });
});
