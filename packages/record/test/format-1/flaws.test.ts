import { claim } from '@interregnum/claim';
import type { Game } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { decisionForm, endForm, type Header, headerForm } from '../../src/format-1/entry.ts';
import { linesText, readRecord, verify } from '../../src/format-1/index.ts';
import { lineAfter } from '../../src/format-1/record.ts';
import { hexFrom, playMatch } from './matches.ts';

const findGame = (id: string, version: number): Game | undefined =>
  id === 'claim' && version === 1 ? claim : undefined;

const { record, seed } = playMatch(claim, { seats: 2 }, 'flaws');
const { header, decisions } = record;
const end = record.end ?? { seed, outcome: { ending: '', winners: [], shared: false, decidedBy: '' }, time: '' };
const last = decisions.length + 1;

const FORMS: readonly object[] = [
  headerForm(header),
  ...decisions.map((decision, at) => decisionForm(at + 1, decision)),
  endForm(last, end),
];

/** A record of these entries whose hashes are right: what a forger would write. */
function forged(forms: readonly object[]): string {
  const lines: string[] = [];
  for (const form of forms) lines.push(lineAfter(lines.at(-1), form));
  return linesText(lines);
}
const withHeader = (changes: object): string => forged(FORMS.with(0, headerForm({ ...header, ...changes } as Header)));
const withEntry = (entry: number, changes: object): string =>
  forged(FORMS.with(entry, { ...FORMS[entry], ...changes }));
/** The flaw of a record; one without its end is checked with the seed that is known. */
function flawOf(text: string): unknown[] {
  const read = readRecord(text);
  const found = verify(text, findGame, 'record' in read && read.record.end === undefined ? seed : undefined);
  return 'flaw' in found ? [found.flaw.entry, found.flaw.flaw] : [];
}
const [first] = decisions;

const FORGERIES: readonly (readonly [what: string, entry: number, flaw: string, text: string])[] = [
  ['an empty file', 0, 'empty', ''],
  ['no line at all', 0, 'torn', 'nothing'],
  ['a line without its end', 0, 'torn', linesText(record.lines).slice(0, 40)],
  ['an endless line', 0, 'too-long', `${' '.repeat(20_000)}\n`],
  ['something else', 0, 'form', 'hello\n'],
  ['another format', 0, 'form', withEntry(0, { format: 'chess' })],
  ['a number for an entry', 3, 'form', forged(FORMS.with(3, [3]))],
  ['a name that would move the cursor', 0, 'form', withHeader({ seats: [{ name: '\u001b[2J', kind: 'human' }] })],
  ['a name that turns the text around', 0, 'form', withHeader({ seats: [{ name: 'a\u202eb', kind: 'human' }] })],
  ['a name that nobody sees', 0, 'form', withHeader({ seats: [{ name: '\u3164', kind: 'human' }] })],
  ['a name of nothing but dots', 0, 'form', withHeader({ seats: [{ name: '\u2800', kind: 'human' }] })],
  ['a kind that is a list', 0, 'form', withHeader({ seats: [{ name: 'Ana', kind: ['human'] }] })],
  ['a decision with a line break', 1, 'form', withEntry(1, { decision: 'G\n1' })],
  ['a day that does not exist', 1, 'form', withEntry(1, { time: '2026-13-01T00:00:00.000Z' })],
  ['the 30th of February', 1, 'form', withEntry(1, { time: '2026-02-30T00:00:00.000Z' })],
  ['a name that any byte may have become', 0, 'form', withHeader({ seats: [{ name: 'A\ufffd', kind: 'human' }] })],
  ['the end cut off', last, 'no-end', forged(FORMS.slice(0, -1))],
  ['another order of keys', 1, 'hash', forged(FORMS.with(1, { ...first, entry: 1 }))],
  ['one more key', 1, 'hash', withEntry(1, { comment: 'well played' })],
  ['a wrong number', 1, 'order', withEntry(1, { entry: 2 })],
  ['an unknown game', 0, 'unknown-game', withHeader({ game: 'chess' })],
  ['rules nobody knows', 0, 'unknown-rules', withHeader({ rulesVersion: 2 })],
  ['an unknown option', 0, 'options', withHeader({ options: { seats: 2, speed: 1 } })],
  ['a missing option', 0, 'options', withHeader({ options: {} })],
  ['a seat too many', 0, 'seats', withHeader({ seats: [...header.seats, header.seats[0]] })],
  ['a salt too few', 0, 'seats', withHeader({ salts: [header.salts[0]] })],
  ['another commitment', last, 'commitment', withHeader({ commitment: hexFrom('other') })],
  ['another seed', last, 'commitment', withEntry(last, { seed: hexFrom('other') })],
  ['another salt', 2, 'decision', withHeader({ salts: [header.salts[1], header.salts[0]] })],
  ['the other seat', 1, 'seat', withEntry(1, { seat: 1 - first.seat })],
  ['a seat that is not there', 1, 'seat', withEntry(1, { seat: 7 })],
  ['a card played twice', 2, 'decision', forged(FORMS.with(2, { ...FORMS[2], decision: first.decision }))],
  ['a decision that is none', 1, 'decision', withEntry(1, { decision: 'castle' })],
  ['an end too early', last - 1, 'not-over', forged([...FORMS.slice(0, -2), endForm(last - 1, end)])],
  ['something after the end', last + 1, 'over', forged([...FORMS, decisionForm(last + 1, first)])],
  ['a decision after the last', last, 'over', forged([...FORMS.slice(0, -1), decisionForm(last, first)])],
  ['another winner', last, 'outcome', withEntry(last, { outcome: { ...end.outcome, winners: [0, 1] } })],
  ['white space', 1, 'canonical', linesText(record.lines.with(1, record.lines[1].replace(',', ', ')))],
  ['another hash', 5, 'hash', linesText(record.lines.with(5, record.lines[5].replace(/.{3}$/, 'x"}')))],
];

const FLAWS = [
  ...['empty', 'too-long', 'torn', 'form', 'canonical', 'hash', 'order', 'unknown-game', 'unknown-rules', 'options'],
  ...['seats', 'commitment', 'seat', 'decision', 'over', 'not-over', 'no-end', 'outcome'],
];

describe('a record that was not played so is refused, whatever its hashes are', () => {
  test.each(FORGERIES)('%s', (_, entry, flaw, text) => {
    expect(flawOf(text)).toEqual([entry, flaw]);
  });

  test('every flaw that format 1 can have is found somewhere', () => {
    expect(new Set(FORGERIES.map(([, , flaw]) => flaw))).toEqual(new Set(FLAWS));
  });
});

test('an endless record is not even read', () => {
  expect(flawOf(`${'x\n'.repeat(9_000_000)}`)).toEqual([0, 'too-long']);
});
