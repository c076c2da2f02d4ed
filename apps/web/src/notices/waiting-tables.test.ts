import { expect, test } from 'vitest';
import type { TableNotice } from './table-notice.ts';
import { WaitingTables } from './waiting-tables.ts';

function recorded() {
  const began: string[] = [];
  let count: readonly TableNotice[] = [];
  const tables = new WaitingTables({
    began: ({ path }) => began.push(path),
    counted: (waiting) => {
      count = waiting;
    },
  });
  return { tables, began, waiting: () => count.map(({ path }) => path) };
}

const turn = (path: string, isYours = true) => ({ path, game: 'claim', what: isYours ? 'turn' : 'nothing' }) as const;

test('a turn is told once, and counted until it is over', () => {
  const { tables, began, waiting } = recorded();
  tables.learn(turn('/online/a'));
  tables.learn(turn('/online/a'));
  tables.learn(turn('/online/b'));
  expect([began, waiting()]).toEqual([
    ['/online/a', '/online/b'],
    ['/online/a', '/online/b'],
  ]);
  tables.learn(turn('/online/a', false));
  expect(waiting()).toEqual(['/online/b']);
  tables.learn(turn('/online/a'));
  expect(began.length).toBe(3);
});

test('the table before the visitor is neither told nor counted, until it is left', () => {
  const { tables, began, waiting } = recorded();
  tables.show('/online/a');
  tables.learn(turn('/online/a'));
  expect([began, waiting()]).toEqual([[], []]);
  tables.show(undefined);
  expect([began, waiting()]).toEqual([[], ['/online/a']]);
});

test('what is before the visitor elsewhere is counted and not told', () => {
  const { tables, began, waiting } = recorded();
  tables.learn({ ...turn('/online/a'), isSeen: true });
  expect([began, waiting()]).toEqual([[], ['/online/a']]);
});

test('of a list only what has changed since is told; what it does not hold any more is gone', () => {
  const { tables, began, waiting } = recorded();
  const isOnline = (path: string): boolean => path.startsWith('/online/');
  tables.learn(turn('/table/local'));
  tables.learnAll([turn('/online/a'), turn('/online/b', false), turn('/online/c')], isOnline);
  expect(began).toEqual(['/table/local']);
  tables.learnAll([turn('/online/a'), turn('/online/b')], isOnline);
  expect([began, waiting()]).toEqual([
    ['/table/local', '/online/b'],
    ['/table/local', '/online/a', '/online/b'],
  ]);
});

test('an invitation is counted until it is answered, and what else happens is told and never counted', () => {
  const { tables, began, waiting } = recorded();
  const told = (what: 'invited' | 'sat' | 'look-in' | 'nothing') => tables.learn({ ...turn('/online/a'), what });
  told('invited');
  told('invited');
  expect([began, waiting()]).toEqual([['/online/a'], ['/online/a']]);
  told('nothing');
  told('sat');
  expect([began.length, waiting()]).toEqual([2, []]);
  told('look-in');
  expect([began.length, waiting()]).toEqual([3, ['/online/a']]);
});
