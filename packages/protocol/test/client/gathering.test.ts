import { expect, test } from 'vitest';
import { awaited, hostIsAway, isOpenToViewer } from '../../src/client/gathering.ts';
import { fullTable, tableInfo } from './table-info.ts';

const NAMES = ['Ana', 'Ben'];
const away = { kind: 'human', name: 'Ana', isHere: false, saltHash: 'a'.repeat(64) };
const ben = { kind: 'human', name: 'Ben', isHere: true, isYours: true, saltHash: 'b'.repeat(64) };

test('a table waits for open seats, then for those who are away, then for nothing', () => {
  expect(awaited(tableInfo(), NAMES)).toEqual({ what: 'open', names: [], open: 1 });
  expect(awaited(fullTable({ seats: [away, ben] }), NAMES)).toEqual({ what: 'away', names: ['Ana'], open: 0 });
  expect(awaited(fullTable(), NAMES)).toMatchObject({ what: 'start' });
  expect(awaited(fullTable({ phase: 'dealing' }), NAMES)).toMatchObject({ what: 'deal' });
});

test('by days nobody has to be there, but everybody to look in once for the deal', () => {
  const clock = { days: 3 } as const;
  expect(awaited(tableInfo({ clock }), NAMES)).toMatchObject({ what: 'open-days', open: 1 });
  expect(awaited(fullTable({ clock, seats: [away, ben] }), NAMES)).toMatchObject({ what: 'start-days' });
  const dealing = { clock, phase: 'dealing', seats: [{ ...away, isSalted: false }, ben] } as const;
  expect(awaited(fullTable(dealing), NAMES)).toEqual({ what: 'look-in', names: ['Ana'], open: 0 });
  const { saltHash: _, ...unbound } = away;
  expect(awaited(fullTable({ clock, seats: [unbound, ben] }), NAMES)).toMatchObject({ what: 'look-in' });
});

test('a seat that is kept is open to its player alone, and no open seat to others', () => {
  const kept = { kind: 'nobody', keptFor: 'Cem' };
  expect([kept, { ...kept, isKeptForYou: true as const }, { kind: 'nobody' }].map(isOpenToViewer)).toEqual([
    false,
    true,
    true,
  ]);
  expect(awaited(tableInfo({ seats: [ben, kept] }), NAMES)).toMatchObject({ what: 'kept', names: ['Cem'] });
  expect(awaited(tableInfo({ seats: [ben, kept, { kind: 'nobody' }] }), NAMES)).toMatchObject({
    what: 'open',
    open: 1,
  });
});

test('bots are always here', () => {
  expect(awaited(tableInfo({ seats: [ben, { kind: 'squire' }] }), NAMES)).toMatchObject({ what: 'start' });
});

test('a friend is told that the inviter is away; the inviter is not', () => {
  expect(hostIsAway(fullTable({ seats: [away, ben] }))).toBe(true);
  expect(hostIsAway(fullTable({ seats: [{ ...away, isHere: true }, ben] }))).toBe(false);
  expect(hostIsAway(fullTable({ seats: [away, ben], isHost: true }))).toBe(false);
});
