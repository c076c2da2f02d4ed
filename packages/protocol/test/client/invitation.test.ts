import { expect, test } from 'vitest';
import { invitationTo, mayWatch } from '../../src/client/invitation.ts';
import { fullTable, tableInfo } from './table-info.ts';

const ANA = { kind: 'human', name: 'Ana' };

test.each([
  ['an open seat', tableInfo(), 'open'],
  ['no open seat', fullTable(), 'full'],
  ['a seat that is kept for somebody else', tableInfo({ seats: [ANA, { kind: 'nobody', keptFor: 'Ben' }] }), 'kept'],
  [
    'a seat that is kept for the visitor',
    tableInfo({ seats: [ANA, { kind: 'nobody', keptFor: 'Ben', isKeptForYou: true }] }),
    'open',
  ],
  ['a deal under way', tableInfo({ phase: 'dealing' }), 'begun'],
  ['a match under way', fullTable({ phase: 'playing' }), 'begun'],
  ['a seat of a match under way that is handed out anew', tableInfo({ phase: 'playing' }), 'open'],
  ['a match that is over', fullTable({ phase: 'over' }), 'over'],
  ['a table that was withdrawn', tableInfo({ phase: 'withdrawn', isHost: true }), 'withdrawn'],
  ['one’s own table', tableInfo({ isHost: true }), 'yours'],
] as const)('a link to %s', (_, info, invitation) => expect(invitationTo(info)).toBe(invitation));

test('whoever has sat down is led to the table', () => {
  const seats = [{ kind: 'human', name: 'Ben', isYours: true }, { kind: 'nobody' }];
  expect(invitationTo(tableInfo({ seats }))).toBe('seated');
  expect(invitationTo(tableInfo({ seats, phase: 'over' }))).toBe('seated');
});

test('watching is offered where the table allows it and there is something to see', () => {
  expect(mayWatch(fullTable({ phase: 'playing' }))).toBe(true);
  expect(mayWatch(fullTable({ phase: 'playing', watch: 'nobody' }))).toBe(false);
  expect(mayWatch(tableInfo({ phase: 'withdrawn' }))).toBe(false);
});
