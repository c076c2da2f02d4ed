import { claim } from '@interregnum/claim';
import { describe, expect, test } from 'vitest';
import { readRecord, readWholeLines, recordText, replay, verify } from '../../src/format-1/index.ts';
import { hexFrom, playMatch } from './matches.ts';
import { findGame, flawOf, MATCHES } from './played.ts';

describe.each(MATCHES)('a match of $name', ({ played: { record } }) => {
  const text = recordText(record);

  test('reads back as it was written, and replays to its outcome', () => {
    expect(readRecord(text)).toEqual({ record: expect.objectContaining({ lines: record.lines }) });
    const found = verify(text, findGame);
    if ('flaw' in found) throw new Error(JSON.stringify(found));
    expect(found.replayed?.states).toHaveLength(record.decisions.length + 1);
    expect(found.replayed?.game.outcome(found.replayed.states[record.decisions.length])).toEqual(record.end?.outcome);
  });

  test('a byte more or less is refused, and its entry is named', () => {
    for (const [entry, line] of record.lines.entries()) {
      for (const damaged of [
        ` ${line}`,
        `${line} `,
        line.slice(1),
        line.slice(0, -1),
        `${line}\r`,
        line.replace(',', ', '),
      ])
        expect(flawOf(recordText({ ...record, lines: record.lines.with(entry, damaged) }))?.entry).toBe(entry);
    }
  });

  test('entries cannot be left out, doubled or exchanged', () => {
    for (let entry = 0; entry + 1 < record.lines.length; entry++) {
      const { lines } = record;
      const [line, next] = [lines[entry], lines[entry + 1]];
      expect(flawOf(recordText({ ...record, lines: lines.toSpliced(entry, 1) }))?.entry).toBe(entry);
      expect(flawOf(recordText({ ...record, lines: lines.toSpliced(entry, 0, line) }))?.entry).toBe(entry + 1);
      expect(flawOf(recordText({ ...record, lines: lines.toSpliced(entry, 2, next, line) }))?.entry).toBe(entry);
    }
  });
});

describe('a match that goes on', () => {
  const { record, seed } = playMatch(claim, { seats: 2 }, 'c', 20);
  const text = recordText(record);

  test('does not tell its seed, nor what was dealt', () => {
    expect(text).not.toContain(seed);
    expect(verify(text, findGame)).toEqual({ record: expect.anything(), replayed: undefined });
  });

  test('is replayed by whoever has the seed, and no other seed will do', () => {
    expect(replay(record, findGame, seed)).toHaveProperty('states');
    expect(replay(record, findGame, hexFrom('other'))).toEqual({
      flaw: { entry: 0, flaw: 'commitment', values: {} },
    });
    expect(replay(record, findGame)).toHaveProperty('flaw.flaw', 'commitment');
  });

  test('cut off while it was written, it loses no more than its last line', () => {
    const cut = text.slice(0, -30);
    expect(readRecord(cut)).toEqual({ flaw: { entry: 20, flaw: 'torn', values: {} } });
    expect(readWholeLines(cut)).toHaveProperty('record.decisions.length', 19);
    expect(readWholeLines(text)).toHaveProperty('record.decisions.length', 20);
    expect(readWholeLines(text.slice(0, 50))).toHaveProperty('flaw.flaw', 'empty');
  });
});
