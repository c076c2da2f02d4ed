import { linesText, recordText } from '../../src/index.ts';
import { forged, formsOf, withKeys } from '../forging.ts';
import { timeOf } from '../story.ts';
import { empty, FORMS, type Forgery, whole } from './stories.ts';

const { record } = whole;
const reveal = whole.last;
const [, first] = record.entries;

export const TEXT: readonly Forgery[] = [
  ['an empty file', 0, 'empty', ''],
  ['no line at all', 0, 'torn', 'nothing'],
  ['a last line without its end', reveal, 'torn', `${linesText(record.lines.slice(0, -2))}{"entry":`],
  ['an endless line', 0, 'too-long', `${' '.repeat(20_000)}\n`],
  [
    'an endless line beside the chain',
    1,
    'too-long',
    `${record.lines[0]}\n{"beside":0,"type":"chat","said":"${'a'.repeat(10_000)}"}\n`,
  ],
  ['something else', 0, 'form', 'hello\n'],
  ['another format', 0, 'form', withKeys(record, 0, { format: 'interregnum-record-3' })],
  ['an entry of no known type', 1, 'form', withKeys(record, 1, { type: 'draw' })],
  ['a type that every object has', 1, 'form', withKeys(record, 1, { type: 'constructor' })],
  ['a list for an entry', 3, 'form', forged(FORMS.with(3, [3]))],
  ['a second start', 1, 'form', forged(FORMS.with(1, { ...FORMS[0], entry: 1 }))],
  ['no start', 0, 'form', forged([{ ...FORMS[1], entry: 0 }])],
  ['a wrong number', 1, 'order', withKeys(record, 1, { entry: 2 })],
  ['another order of keys', 1, 'canonical', forged(FORMS.with(1, { ...first, entry: 1 }))],
  ['one more key', 1, 'canonical', withKeys(record, 1, { comment: 'well played' })],
  ['white space', 1, 'canonical', linesText(record.lines.map((line) => line.replace('"turn",', '"turn", ')))],
  ['another hash', 0, 'hash', recordText(record).replace(/.{3}\n/, 'x"}\n')],
];

const besides = (...said: readonly object[]): string => forged(FORMS, said);

export const BESIDE: readonly Forgery[] = [
  ['beside nothing', reveal + 1, 'beside-form', besides({ beside: -1, type: 'chat' })],
  ['of no type', reveal + 1, 'beside-form', besides({ beside: 1, said: 'hello' })],
  ['white space', reveal + 1, 'beside-form', `${forged(FORMS)}{"beside": 1,"type":"chat"}\n`],
  ['a doubled key', reveal + 1, 'beside-form', `${forged(FORMS)}{"beside":1,"type":"chat","type":"chat"}\n`],
  ['no JSON', reveal + 1, 'beside-form', `${forged(FORMS)}{"beside":\n`],
  [
    'one more key beside a name',
    reveal + 1,
    'beside-form',
    besides({ beside: 1, type: 'name', seat: 0, name: 'Ana', age: 30 }),
  ],
  [
    'a name that would move the cursor',
    reveal + 1,
    'beside-form',
    besides({ beside: 1, type: 'name', seat: 0, name: '\u001b[2J' }),
  ],
  [
    'a day that does not exist',
    reveal + 1,
    'beside-form',
    besides({ beside: 1, type: 'time', time: '2026-02-30T00:00:00.000Z' }),
  ],
  ['beside an entry that does not exist', reveal + 1, 'beside-entry', besides({ beside: reveal + 1, type: 'chat' })],
  ['beside an entry that is yet to come', 1, 'beside-entry', `${record.lines[0]}\n{"beside":1,"type":"chat"}\n`],
  ['before the start', 0, 'beside-entry', `{"beside":0,"type":"chat"}\n${forged(FORMS)}`],
  [
    'the name of a seat that is not there',
    0,
    'beside-seat',
    besides({ beside: 0, type: 'name', seat: 2, name: 'Ana' }),
  ],
  [
    'the name of a seat that is empty',
    0,
    'beside-seat',
    forged(formsOf(empty.record), [{ beside: 0, type: 'name', seat: 1, name: 'Ana' }]),
  ],
  [
    'two names of one seat',
    3,
    'beside-twice',
    besides({ beside: 3, type: 'name', seat: 0, name: 'Ana' }, { beside: 3, type: 'name', seat: 0, name: 'Ben' }),
  ],
  [
    'two times of one entry',
    3,
    'beside-twice',
    besides({ beside: 3, type: 'time', time: timeOf(3) }, { beside: 3, type: 'time', time: timeOf(3) }),
  ],
  [
    'a time before that of an earlier entry',
    3,
    'beside-time',
    besides({ beside: 3, type: 'time', time: timeOf(1) }, { beside: 2, type: 'time', time: timeOf(2) }),
  ],
];
