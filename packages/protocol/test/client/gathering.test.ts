import { expect, test } from 'vitest';
import { awaited, hostIsAway, isOpenToViewer } from '../../src/client/gathering.ts';
import { fullTable, tableInfo } from './table-info.ts';

const NAMES = ['Ana', 'Ben'];
const away = { kind: 'human', name: 'Ana', isHere: false };
const ben = { kind: 'human', name: 'Ben', isHere: true, isYours: true };

test('a table waits for open seats, then for those who are away, then for nothing', () => {
  expect(awaited(tableInfo(), NAMES)).toEqual({ open: 1 });
  expect(awaited(fullTable({ seats: [away, ben] }), NAMES)).toEqual({ away: ['Ana'] });
  expect(awaited(fullTable(), NAMES)).toEqual({ starting: true });
  expect(awaited(fullTable({ phase: 'dealing' }), NAMES)).toEqual({ dealing: true });
});

test('a seat that is kept is open to its player alone, and no open seat to others', () => {
  const kept = { kind: 'nobody', keptFor: 'Cem' };
  expect([kept, { ...kept, isKeptForYou: true as const }, { kind: 'nobody' }].map(isOpenToViewer)).toEqual([
    false,
    true,
    true,
  ]);
  expect(awaited(tableInfo({ seats: [ben, kept] }), NAMES)).toEqual({ kept: ['Cem'] });
  expect(awaited(tableInfo({ seats: [ben, kept, { kind: 'nobody' }] }), NAMES)).toEqual({ open: 1 });
});

test('bots are always here', () => {
  expect(awaited(tableInfo({ seats: [ben, { kind: 'squire' }] }), NAMES)).toEqual({ starting: true });
});

test('a friend is told that the inviter is away; the inviter is not', () => {
  expect(hostIsAway(fullTable({ seats: [away, ben] }))).toBe(true);
  expect(hostIsAway(fullTable({ seats: [{ ...away, isHere: true }, ben] }))).toBe(false);
  expect(hostIsAway(fullTable({ seats: [away, ben], isHost: true }))).toBe(false);
});
