import { expect, test } from 'vitest';
import { statusMessages, type TableStatus } from '../../src/client/status-messages.ts';
import { fullTable } from './table-info.ts';

const playing = (other: Partial<TableStatus> = {}): TableStatus => ({
  state: 'open',
  info: fullTable({ phase: 'playing' }),
  here: [0],
  names: ['Ana', 'Ben'],
  isPending: false,
  isRestored: false,
  lately: undefined,
  ...other,
});
const keysOf = (other: Partial<TableStatus>): string[] => statusMessages(playing(other)).map(({ key }) => key);

test('while all is well there is nothing to say', () => {
  expect(statusMessages(playing())).toEqual([]);
});

test('a connection that is lost is told first, then that it is back', () => {
  expect(keysOf({ state: 'waiting', isPending: true })).toEqual(['line.offline']);
  expect(keysOf({ state: 'connecting' })).toEqual(['line.connecting']);
  expect(keysOf({ lately: 'back' })).toEqual(['line.back']);
  expect(keysOf({ state: 'old' })).toEqual(['line.old']);
});

test('who wants a pause is named, and that there is one', () => {
  const info = fullTable({ phase: 'playing', pauses: [1] });
  expect(statusMessages(playing({ info }))).toEqual([{ key: 'line.pauses', names: ['Ben'] }]);
  expect(keysOf({ info: { ...info, pauses: [], isPaused: true } })).toEqual(['line.paused']);
});

test('who wants a turn back is named, and for whom a bot plays', () => {
  const info = fullTable({ phase: 'playing', takeback: { seat: 1, agreed: [1] } });
  expect(statusMessages(playing({ info }))).toEqual([{ key: 'line.takeback', values: { name: 'Ben' } }]);
  const [ana] = info.seats;
  const left = { kind: 'squire', leftBy: 'Ben' };
  expect(statusMessages(playing({ info: fullTable({ phase: 'playing', seats: [ana, left] }) }))).toEqual([
    { key: 'line.left', names: ['Ben'] },
  ]);
  const own = { kind: 'squire', leftBy: 'Ana', mayReturn: true } as const;
  expect(keysOf({ here: [], info: fullTable({ phase: 'playing', seats: [own, ana] }) })).toEqual(['line.left-you']);
});

test('a turn is on its way, then stored', () => {
  expect(keysOf({ isPending: true })).toEqual(['line.sending']);
  expect(keysOf({ lately: 'stored' })).toEqual(['line.stored']);
});

test('who is away, whose seat is open, who would stop and who asked for hints is told to all', () => {
  const seats = [{ kind: 'human', name: 'Ana', isHere: false }, { kind: 'nobody' }];
  const info = fullTable({ phase: 'playing', seats, stops: [0], hinted: [2, 0] });
  expect(statusMessages(playing({ info }))).toEqual([
    { key: 'line.vacant', values: { name: 'Ben' } },
    { key: 'line.stops', names: ['Ana'] },
    { key: 'line.away', names: ['Ana'] },
    { key: 'line.hinted', names: ['Ana (2)'] },
  ]);
});

test('once it is over nobody is missed, and the next match is told', () => {
  const info = fullTable({ phase: 'over', rematch: 'next', stops: [0] });
  expect(keysOf({ info, here: [] })).toEqual(['line.rematch']);
});

test('whoever watches, a restored backup and a deal that somebody knew are told', () => {
  expect(keysOf({ here: [] })).toEqual(['line.watching']);
  expect(keysOf({ isRestored: true })).toEqual(['line.restored']);
  expect(keysOf({ info: fullTable({ phase: 'playing', isUnsealed: true }) })).toEqual(['line.unsealed']);
});

test('that much has happened since the visitor was here is told, a single turn is not', () => {
  expect(statusMessages(playing({ unseen: 4 }))).toEqual([{ key: 'line.unseen', values: { count: 4 } }]);
  expect(keysOf({ unseen: 1 })).toEqual([]);
});
