import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { perft } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { CONGRESS, MOVE, REORDER, VIRTUAL } from '../../test/phases.ts';
import { arrange, look, plain, playing, type Table, wandering } from '../../test/positions.ts';
import { foreignKing } from '../index.ts';
import { position } from './index.ts';

const RULES = readFileSync(join(import.meta.dirname, '../../RULES.md'), 'utf8');
const EXAMPLES = [...RULES.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => json);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const stateOf = (text: string) => {
  const read = position.read(text);
  if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
  return read.state;
};

const START: Table = { seats: 3, francs: [5, 6, 7] };
const POSITIONS: readonly (readonly [string, string])[] = [
  ['A', EXAMPLES[0]],
  ['B', EXAMPLES[1]],
  ['start of three seats, `order` `[0,1,2]`', JSON.stringify(plain(START))],
];

describe('FK-POS-5: reference values of RULES.md', () => {
  test.each(POSITIONS)('%s: bytes and digest', (name, text) => {
    const row = RULES.split('\n').find(
      (line) => line.startsWith(`| ${name} `) && line.includes('`') && line.split('|').length === 5,
    );
    const [bytes, digest] =
      row
        ?.split('|')
        .slice(2, 4)
        .map((cell) => cell.replaceAll('`', '').trim()) ?? [];
    const written = position.write(stateOf(text));
    expect(`${written.length}`).toBe(bytes);
    expect(sha256(written)).toBe(digest);
    expect(written).toBe(JSON.stringify(JSON.parse(text)));
  });

  test.each([
    ['start, 2 seats', JSON.stringify(plain({ francs: [5, 6] }))],
    ['start, 3 seats', JSON.stringify(plain(START))],
    ['start, 4 seats', JSON.stringify(plain({ seats: 4, francs: [5, 6, 7, 8] }))],
    ['A', EXAMPLES[0]],
    ['B', EXAMPLES[1]],
  ])('FK-PERFT-1, -5: S of %s', (name, text) => {
    const row = RULES.split('\n').find((line) => line.startsWith(`| ${name} `) && line.split('|').length === 7);
    const [count, digest] =
      row
        ?.split('|')
        .slice(2, 4)
        .map((cell) => cell.replaceAll('`', '').trim()) ?? [];
    const successors = perft(foreignKing, stateOf(text), 'decision', 1);
    expect(`${successors.length}`).toBe(count);
    expect(sha256(successors.join('\n'))).toBe(digest);
  });
});

describe('FK-POS-3: what is pending', () => {
  test.each([
    ['move', MOVE],
    ['congress', CONGRESS],
    ['virtual', VIRTUAL],
    ['reorder', REORDER],
  ])('in phase %s a table is written as it was laid', (_, table: Table) => {
    expect(position.write(arrange(table))).toBe(JSON.stringify(plain(table)));
  });

  test('supply stands before west_flanders, and destinations with 0 do not stand', () => {
    const s = playing(
      arrange({ map: { hainaut: '3' } }),
      'move from hainaut',
      'send 1 to west_flanders',
      'send 2 to supply',
    );
    expect(position.write(s)).toContain('"pending":{"from":"hainaut","sent":{"supply":2,"west_flanders":1},"steps":3}');
  });
});

describe('FK-POS-4: results', () => {
  const over = playing(
    arrange({ phase: 'end', king: 'liege', marker: 0, map: { liege: '0 0 1 t' }, down: [1] }),
    'end',
  );

  test('a breakdown by side, reasons and winners', () => {
    const none = { base: 0, congress: 0, loans: 0, medals: 0, money: 1, provinces: 0, total: 1, virtual: 0 };
    expect(look(over)).toMatchObject({ actor: null, pending: null, phase: 'over' });
    expect(look(over).result).toEqual({
      breakdown: [
        { ...none, loans: -6, medals: 9, total: 4 },
        none,
        { ...none, money: 0, provinces: 18, total: 22, virtual: 4 },
      ],
      reason: ['king'],
      winners: [2],
    });
  });

  test('its keys ascend, and so do those of every object of random positions', () => {
    const check = (json: unknown): void => {
      if (typeof json !== 'object' || json === null) return;
      if (!Array.isArray(json)) expect(Object.keys(json)).toEqual(Object.keys(json).sort());
      for (const each of Object.values(json)) check(each);
    };
    for (const s of [over, ...[...wandering('write', 3)].filter((_, i) => i % 20 === 0)]) check(look(s));
  });

  test('FK-POS-5: ASCII without white space', () => {
    expect(position.write(over)).toMatch(/^[!-~]+$/);
  });
});
