import { expect, test } from 'vitest';
import { readEntrant } from './entrant.ts';

const program = { name: 'my-bot', command: ['./my-bot'] } as const;
const programs = new Map([[program.name, program]]);

test.each([
  ['regent', { bot: { name: 'regent' } }],
  ['page@100ms', { bot: { name: 'page', ms: 100 } }],
  ['my-bot', { program, budget: {} }],
  ['my-bot@100ms', { program, budget: { ms: 100 } }],
  ['my-bot@5000', { program, budget: { iterations: 5000 } }],
])('%s can play', (text, entrant) => {
  expect(readEntrant(text, programs)).toEqual({ text, ...entrant });
});

test.each(['', 'human', 'my-bot@', 'my-bot@0', 'my-bot@1.5', 'other', 'greedy@100ms', 'regent@'])(
  '%s cannot',
  (text) => {
    expect(readEntrant(text, programs)).toBeUndefined();
  },
);
