import { createHash } from 'node:crypto';
import { claim } from '@interregnum/claim';
import { FastRandom, type Sha256 } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Head,
  linesText,
  nextLine,
  readRecord,
  readWholeLines,
  recordText,
  startRecord,
  tokenOf,
  verify,
} from '../src/index.ts';
import { findGame, flawOf } from './forging.ts';
import { playMatch } from './format-1/matches.ts';
import { must, Story, timeOf } from './story.ts';

const OPTIONS = { seats: 2 };
/** A match with an entry of every type, and a line beside it that only others understand. */
const story = (): Story =>
  Story.begin({ game: claim, options: OPTIONS, name: 'record', kinds: ['human', 'page'] })
    .turns(4)
    .enter({ type: 'back', to: 2 })
    .enter({ type: 'seat', seat: 1, kind: 'human' })
    .turns(1)
    .enter({ type: 'end', by: 'resigned', seat: 0, winners: [1] })
    .reveal();
const { record, secret } = story();
const isChained = (line: string): boolean => !line.startsWith('{"beside"');
const chain = record.lines.filter(isChained);

describe('a record', () => {
  test('reads back as it was written, lines beside the chain included', () => {
    expect(readRecord(recordText(record))).toEqual({ record });
  });

  test('holds an entry of every type', () => {
    expect(new Set(record.entries.map(({ type }) => type)).size).toBe(6);
    expect(flawOf(recordText(record))).toEqual([]);
  });

  test('one changed byte of the chain is refused, and its entry is named', () => {
    const text = linesText(chain);
    const bytes = new TextEncoder().encode(text);
    const [random, decoder] = [new FastRandom('bytes'), new TextDecoder('utf-8', { ignoreBOM: true })];
    const missed: number[] = [];
    let entry = 0;
    for (const [at, byte] of bytes.entries()) {
      const changed = bytes.slice();
      changed[at] = (byte + 1 + random.below(255)) % 256;
      if (flawOf(decoder.decode(changed))[0] !== entry) missed.push(at);
      if (byte === 10) entry++;
    }
    expect(missed).toEqual([]);
  });

  test('a byte more or less is refused, and its entry is named', () => {
    for (const [entry, line] of chain.entries()) {
      for (const damaged of [` ${line}`, `${line} `, line.slice(1), line.slice(0, -1), `${line}\r`])
        expect(flawOf(linesText(chain.with(entry, damaged)))[0]).toBe(entry);
    }
  });

  test('entries cannot be left out, doubled or exchanged', () => {
    for (let entry = 0; entry + 1 < chain.length; entry++) {
      const [line, next] = [chain[entry], chain[entry + 1]];
      expect(flawOf(linesText(chain.toSpliced(entry, 1)))[0]).toBe(entry);
      expect(flawOf(linesText(chain.toSpliced(entry, 0, line)))[0]).toBe(entry + 1);
      expect(flawOf(linesText(chain.toSpliced(entry, 2, next, line)))[0]).toBe(entry);
    }
  });

  test('cut off while it was written, it loses no more than its last line', () => {
    const text = linesText(chain);
    const cut = text.slice(0, -30);
    expect(readRecord(cut)).toEqual({ flaw: { entry: chain.length - 1, flaw: 'torn', values: {} } });
    expect(readWholeLines(cut)).toHaveProperty('record.entries.length', chain.length - 1);
    expect(readWholeLines(text)).toHaveProperty('record.entries.length', chain.length);
    expect(readWholeLines(text.slice(0, 50))).toHaveProperty('flaw.flaw', 'empty');
  });

  test('without the lines beside its chain it has the same hashes, and holds', () => {
    const bare = readRecord(linesText(chain));
    expect(bare).toMatchObject({ record: { head: record.head, beside: [] } });
    expect(flawOf(linesText(chain))).toEqual([]);
  });

  test('an endless record is not even read', () => {
    expect(flawOf('x\n'.repeat(9_000_000))).toEqual([0, 'too-long']);
  });
});

describe('the chain', () => {
  test('is written line by line from nothing but the last entry', () => {
    let head: Head | undefined;
    const lines = record.entries.map((entry) => {
      const next = nextLine(head, entry);
      head = next.head;
      return next.line;
    });
    expect(lines).toEqual(chain);
    expect(head).toEqual(record.head);
  });

  test('is the same by any SHA-256', () => {
    let calls = 0;
    const counted: Sha256 = (bytes) => {
      calls++;
      return createHash('sha256').update(bytes).digest();
    };
    expect(startRecord(record.start, counted)).toEqual(startRecord(record.start));
    expect(calls).toBe(1);
    expect(readRecord(recordText(record), counted)).toEqual({ record });
    expect(calls).toBe(1 + record.entries.length);
    const found = verify(recordText(record), { findGame, sha256: counted });
    expect(found).toEqual(verify(recordText(record), { findGame }));
    const broken: Sha256 = (bytes) => counted(bytes).map((byte) => byte ^ 1);
    expect(verify(recordText(record), { findGame, sha256: broken })).toHaveProperty('flaw.flaw', 'hash');
  });

  test('gives the token of a turn: the last turn or takeback, before the first the start', () => {
    const told = Story.begin({ game: claim, options: OPTIONS, name: 'token' });
    const start = told.record.head.hash;
    expect(tokenOf(told.record)).toBe(start);
    told.enter({ type: 'seat', seat: 0, kind: 'page' });
    expect(tokenOf(told.record)).toBe(start);
    told.turns(1);
    const turn = told.record.head.hash;
    expect(tokenOf(told.record)).toBe(turn);
    told.enter({ type: 'seat', seat: 0, kind: 'human' });
    told.name(0, 'Ana');
    expect(tokenOf(told.record)).toBe(turn);
    told.enter({ type: 'back', to: 0 });
    expect(tokenOf(told.record)).toBe(told.record.head.hash);
    expect(tokenOf(told.record)).not.toBe(turn);
    const [back] = [told.record.head.hash];
    told.enter({ type: 'end', by: 'stopped', winners: [] });
    expect(tokenOf(told.record)).toBe(back);
    expect(readRecord(told.text)).toHaveProperty('record.head.token', back);
  });
});

describe('verify', () => {
  const running = Story.begin({ game: claim, options: OPTIONS, name: 'secret' }).turns(5);

  test('says what it could not check: turns whose deal is secret', () => {
    const sealed = must(verify(running.text, { findGame }));
    expect(sealed).toMatchObject({ format: 2, unchecked: { turns: true, salts: false, lines: 0 } });
    expect(sealed.replayed).toMatchObject({ states: [], progress: { state: undefined, entries: 6 } });
    const opened = must(verify(running.text, { findGame, secret: running.secret }));
    expect(opened).toMatchObject({ unchecked: { turns: false } });
    expect(opened.replayed?.states).toHaveLength(6);
  });

  test('says how many lines beside the chain only others understand', () => {
    const chat = '{"beside":1,"type":"chat","seat":0,"said":"hello"}\n';
    const found = must(verify(running.text + chat + chat, { findGame }));
    expect(found).toMatchObject({ unchecked: { lines: 2 } });
    expect(readRecord(running.text + chat)).toMatchObject({ record: { lines: expect.arrayContaining([chat.trim()]) } });
  });

  test('does not mind in which order names and times are told, nor times that are the same', () => {
    const time = (beside: number, at: number) => `${JSON.stringify({ beside, type: 'time', time: timeOf(at) })}\n`;
    const bare = linesText(running.record.lines.filter(isChained));
    expect(flawOf(bare + time(3, 5) + time(1, 5) + time(0, 0))).toEqual([]);
    const name = (beside: number, seat: number) => `${JSON.stringify({ beside, type: 'name', seat, name: 'Ana' })}\n`;
    expect(flawOf(bare + name(2, 0) + name(0, 0) + name(2, 1))).toEqual([]);
  });

  test('a seat has a name only from when somebody holds it', () => {
    const told = Story.begin({ game: claim, options: OPTIONS, name: 'late', kinds: ['human', 'nobody'] });
    told.enter({ type: 'seat', seat: 1, kind: 'human' });
    told.name(1, 'Ben');
    expect(flawOf(told.text)).toEqual([]);
    expect(flawOf(told.text.replace('{"beside":1,"type":"name"', '{"beside":0,"type":"name"'))).toEqual([
      0,
      'beside-seat',
    ]);
  });

  test('does not tell the seed of a match that goes on', () => {
    expect(running.text).not.toContain(running.secret.seed);
    expect(recordText(record)).toContain(secret.seed);
  });

  test('reads format 1 to the letter', () => {
    const old = playMatch(claim, OPTIONS, 'old');
    const text = linesText(old.record.lines);
    expect(verify(text, { findGame })).toMatchObject({ format: 1, record: old.record });
    expect(verify(text.replace('"seed"', '"sead"'), { findGame })).toHaveProperty('flaw.flaw', 'form');
    const on = playMatch(claim, OPTIONS, 'old', 20);
    expect(verify(linesText(on.record.lines), { findGame })).toMatchObject({ format: 1, replayed: undefined });
    const opened = verify(linesText(on.record.lines), { findGame, secret: { seed: on.seed } });
    expect(opened).toHaveProperty('replayed.states.length', 21);
  });
});
