import { expect, test } from 'vitest';
import { withJsSpecifiers } from './specifiers.ts';

test.each([
  ["export * from './bits.ts';", "export * from './bits.js';"],
  ["import './every.ts';", "import './every.js';"],
  ['type Tree = import("../tree.ts").Tree;', 'type Tree = import("../tree.js").Tree;'],
  ["import type { Game } from '@interregnum/kernel';", "import type { Game } from '@interregnum/kernel';"],
  ["declare const file = './rules.ts';", "declare const file = './rules.ts';"],
])('%s', (written, expected) => {
  expect(withJsSpecifiers(written)).toBe(expected);
});
