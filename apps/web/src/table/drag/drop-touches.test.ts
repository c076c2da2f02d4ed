import { kingIsDead } from '@interregnum/king-is-dead';
import { textsOf } from '@interregnum/match';
import { expect, test } from 'vitest';
import { ANA, dealtMatch } from '../../../test/matches.ts';
import { tableModel } from '../../../test/table-model.ts';
import { dropTouches } from './drop-touches.ts';

const BOT = { name: 'Ben', kind: 'page' };

/** What is drafted, and what is explained, once one thing was dropped on another. */
function dropping(...drops: readonly (readonly [string, string | undefined])[]) {
  const model = tableModel(dealtMatch(kingIsDead, [ANA, BOT]));
  for (const [source, onto] of drops) dropTouches(model, source, onto);
  const { draft, touched } = model.screenInput;
  const made = draft === undefined ? [] : textsOf(draft);
  model.leave();
  return { made, touched: touched.map(({ text }) => text), explanation: model.explanation };
}

test('a card that is dropped on a region is played there', () => {
  expect(dropping(['assemble', 'devon']).made.slice(0, 2)).toEqual(['assemble', expect.stringContaining('devon')]);
});

test('a card with one region to go to is played there, and nothing else is touched', () => {
  const { made, touched, explanation } = dropping(['scottish-support', 'strathclyde']);
  expect(made[0]).toBe('scottish-support');
  expect([touched, explanation]).toEqual([[], undefined]);
});

test('a drop on what is not open is answered with the reason', () => {
  expect(dropping(['scottish-support', 'devon']).explanation).toBeDefined();
});

test('what is dropped beside everything that can be touched is touched itself', () => {
  expect(dropping(['assemble', undefined]).made).toEqual(['assemble']);
});
