import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { BORDERS } from '../../src/map.ts';
import { PROVINCES } from '../../src/terms.ts';
import { rules } from './laying.ts';
import { arrange, choices, look, playing } from './table.ts';
import { PROVINCE } from './words.ts';
import type { World } from './world.ts';

/** The last word of each choice that begins with these words. */
const endsOf = (open: readonly string[], words: string): string[] =>
  open.filter((choice) => choice.startsWith(`${words} `)).map((choice) => choice.split(' ').at(-1) as string);

const kingsChoices = (king: string, francs: number): string[] =>
  choices(arrange({ king, francs: { Ana: francs } })).filter((choice) => choice.startsWith('king '));

/** Where a virtual citizen can go from a province: Ana's two points in Liege oblige Ben to one operation. */
function virtualMoves(from: string): string[] {
  const citizens = { [from]: { V: 1 }, liege: { A: 6, V: from === 'liege' ? 1 : 0 } };
  return endsOf(choices(playing(arrange({ citizens }), 'king liege')), `vmove ${from}`);
}

/** The steps that a citizen takes from one province to another. */
function steps(from: string, to: string): number {
  const moving = playing(arrange({ citizens: { [from]: { A: 1 } }, francs: { Ana: 9 } }), `move from ${from}`);
  return from === to ? 0 : look(playing(moving, `send 1 to ${to}`)).pending.steps;
}

/** The distance by the list of borders: one step, or one more than from the nearest neighbour. */
function distance(from: string, to: string, limit: number): number {
  if (from === to) return 0;
  if (limit === 0) return Number.POSITIVE_INFINITY;
  const neighbours = BORDERS.flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : []));
  return 1 + Math.min(...neighbours.map((next) => distance(next, to, limit - 1)));
}

/** The table of borders in the rules, as the engine would list it. */
const printedBorders = (): unknown[] =>
  [...rules().matchAll(/^\| (\w+) - (\w+) +\| (\d+) +\| (\d+) +\| ([^|]+?) +\|$/gm)].map(
    ([, a, b, now, then, sure]) => [a, b, Number(now), Number(then), sure.split(':')[0].replace(' to ', '-')],
  );

/** The country, as the king, citizens and virtual citizens travel in it. */
export const MAPPING: readonly Pattern<World>[] = [
  [
    says(`${PROVINCE} borders (.+)`),
    (_, name, text) => {
      const from = name.toLowerCase();
      const neighbours = text.split(/, | and /).sort();
      expect(endsOf(kingsChoices(from, 0), 'king').sort()).toEqual(neighbours);
      expect(virtualMoves(from).sort()).toEqual(neighbours);
    },
  ],
  [
    says(`steps from ${PROVINCE} to all provinces in order: ([\\d ]+)`),
    (_, from, text) => expect(PROVINCES.map((to) => steps(from, to))).toEqual(text.split(' ').map(Number)),
  ],
  [
    says(`from ${PROVINCE}(?: and ${PROVINCE})?, for 0 to 7 francs, the king has ([\\d ]+) ways`),
    (_, one, other, text) => {
      for (const from of other === undefined ? [one] : [one, other]) {
        const counts = Array.from({ length: 8 }, (_, francs) => kingsChoices(from, francs).length);
        expect(counts, from).toEqual(text.split(' ').map(Number));
      }
    },
  ],
  [
    says('the (\\d+) borders are those of the rules, with their lengths and how sure they are'),
    (_, count) => {
      expect(BORDERS).toHaveLength(Number(count));
      expect(BORDERS).toEqual(printedBorders());
    },
  ],
  [
    says('all distances follow from the list of borders'),
    () => {
      for (const from of PROVINCES)
        for (const to of PROVINCES) expect(steps(from, to), `${from} to ${to}`).toBe(distance(from, to, 4));
    },
  ],
];
