import type { Talk } from '@interregnum/protocol/client';
import { expect, test } from 'vitest';
import { storeValue } from '../connection/browser-storage.ts';
import { TalkModel } from './talk-model.ts';

const line = (number: number, seat: number, text = 'hello'): Talk => ({ number, seat, said: { text }, at: 0 });
const LINES = [line(1, 0), line(2, 1), line(3, 1), { number: 4, name: 'Eve', said: { text: 'hi' }, at: 0 }];
const numbers = (lines: readonly Talk[]): number[] => lines.map(({ number }) => number);

test('what others have said is unread until it is read, also after a reload', () => {
  const talk = new TalkModel('reading');
  expect(numbers(talk.unread(LINES, [0]))).toEqual([2, 3, 4]);
  talk.read(LINES.slice(0, 2));
  expect(numbers(new TalkModel('reading').unread(LINES, [0]))).toEqual([3, 4]);
});

test('who is muted is not shown, until they are heard again', () => {
  const talk = new TalkModel('muting');
  talk.mute(1, true);
  expect(numbers(new TalkModel('muting').shown(LINES))).toEqual([1, 4]);
  talk.mute(1, false);
  expect(numbers(talk.shown(LINES))).toEqual([1, 2, 3, 4]);
});

test('talk can be switched off for all tables of this browser', () => {
  new TalkModel('one').switchOff(true);
  expect(new TalkModel('other').shown(LINES)).toEqual([]);
  new TalkModel('other').switchOff(false);
  expect(new TalkModel('one').shown(LINES)).toHaveLength(4);
});

test('what cannot be read is as if nothing was kept', () => {
  for (const text of ['{', '{"muted":7,"readUpTo":"x"}']) {
    storeValue('talk broken', text);
    expect(new TalkModel('broken').unread(LINES, [])).toHaveLength(4);
  }
});
