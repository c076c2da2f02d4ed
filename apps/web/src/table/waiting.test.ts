import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { dealtTable, tableModel } from '../../test/table-model.ts';
import { waitingChoices } from './waiting.ts';

/** What waits after each choice of a turn. */
function waitingAfter(...texts: string[]): string[][] {
  const model = tableModel(dealtTable(kingIsDead));
  return texts.map((text) => {
    model.choose(text);
    return waitingChoices(model.table);
  });
}

test('a choice waits until the next one decides what comes of it', () => {
  expect(waitingAfter('negotiate', 'moray', 'devon', 'devon')).toEqual([[], ['moray'], [], []]);
  expect(waitingAfter('manoeuvre', 'moray scots')).toEqual([[], ['moray scots']]);
});

test('what can be seen on the board waits no more', () => {
  expect(waitingAfter('assemble', 'moray', 'devon')).toEqual([[], [], []]);
});
