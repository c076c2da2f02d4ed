import { claim } from '@interregnum/claim';
import { enterAll, stopping, timedLines } from '@interregnum/match';
import { linesText } from '@interregnum/record';
import { expect, test } from 'vitest';
import { dealtMatch, playedOn, TIME } from '../../test/matches.ts';
import { storedTables } from '../storage/list-tables.ts';
import { readLoosely } from './opening.ts';

const running = playedOn(dealtMatch(claim), 3);
const stopped = enterAll(running.match, stopping(running.match));
const over = running.text + linesText(timedLines(stopped, TIME));
const lines = over.split('\n').length;

test('a record is read whole, also if its last line has lost its end', () => {
  for (const given of [over, over.trimEnd()])
    expect(readLoosely(given)).toMatchObject({ text: over, match: { isOver: true } });
});

test('of a record that was cut off within an entry the lines before are read', () => {
  const text = running.text;
  const cut = text.slice(0, text.lastIndexOf('{"entry":') + 20);
  expect(readLoosely(cut)).toMatchObject({ match: { decisions: 2, isOver: false } });
});

test.each(['garbage', 'garbage\n', '\n'])('what stands behind the end of a match is refused: %j', (garbage) => {
  expect(readLoosely(over + garbage)).toEqual({ behind: lines });
});

test('a record that is changed in its middle is not taken for one that was cut off', () => {
  const changed = over.replace('"type":"turn","seat":', '"type":"turn","seat":3');
  expect(readLoosely(changed)).toMatchObject({ flaw: { entry: 1 } });
});

test('a damaged row is listed with its names, which stand beside the start', () => {
  const record = running.text.replace('"type":"turn","seat":', '"type":"turn","seat":3');
  const { unreadable } = storedTables([{ id: 'changed', record, seed: '', draft: [], touched: 1 }]);
  expect(unreadable).toMatchObject([{ why: 'damaged', match: { players: [{ name: 'Ana' }, { name: 'Ben' }] } }]);
});
