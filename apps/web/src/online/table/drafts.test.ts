import { expect, test } from 'vitest';
import { draftFrom, draftText } from './drafts.ts';

const turn = { seat: 1, token: 'a'.repeat(64) };
const kept = draftText({ ...turn, texts: ['assemble', 'essex'] });

test('a draft is there again for the turn that it was made in', () => {
  expect(draftFrom(kept, turn)).toEqual(['assemble', 'essex']);
});

test('a draft of another turn or another seat is not', () => {
  expect(draftFrom(kept, { ...turn, token: 'b'.repeat(64) })).toEqual([]);
  expect(draftFrom(kept, { ...turn, seat: 0 })).toEqual([]);
});

test.each([undefined, '', 'null', '{', '{"seat":1}', JSON.stringify({ ...turn, texts: [7] })])(
  '%s is no draft',
  (text) => expect(draftFrom(text, turn)).toEqual([]),
);
