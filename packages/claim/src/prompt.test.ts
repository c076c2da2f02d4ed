import { expect, test } from 'vitest';
import { arrange } from '../test/positions.ts';
import { claim } from './index.ts';
import { PROMPTS, prompt } from './prompt.ts';

const hands = ['G1', 'D8'] as const;
const card = (id: string, count: number) => ({ term: 'card', id, count });

test('CL-P1-1, CL-LEAD-1: in phase 1 the leader is asked for a card to win the shown one', () => {
  expect(prompt(arrange({ hands, shown: 'K7' }))).toEqual({ key: 'lead-for', values: { shown: card('knights', 7) } });
});

test('CL-P1-1, CL-FOLLOW-1: and second for a reply to the one that is led', () => {
  expect(prompt(arrange({ hands, shown: 'K7', led: 'X0' }))).toEqual({
    key: 'reply-for',
    values: { shown: card('knights', 7), led: card('doppelgangers', 0) },
  });
});

test('CL-P2-2: in phase 2 there is nothing shown', () => {
  expect(prompt(arrange({ phase: 2, hands }))).toEqual({ key: 'lead', values: {} });
  expect(prompt(arrange({ phase: 2, hands, led: 'U9' }))).toEqual({ key: 'reply', values: { led: card('undead', 9) } });
});

test('every prompt has a word', () => {
  for (const name of PROMPTS) expect(claim.words).toContain(`prompt.${name}`);
});
