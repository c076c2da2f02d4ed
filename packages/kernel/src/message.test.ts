import { expect, test } from 'vitest';
import { textKeys } from './message.ts';

test('the text keys of sections are those of each section in turn, named after it', () => {
  expect(textKeys({ log: ['pass', 'play'], refusal: ['over'], prompt: [] })).toEqual([
    'log.pass',
    'log.play',
    'refusal.over',
  ]);
});
