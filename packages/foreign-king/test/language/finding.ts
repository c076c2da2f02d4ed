import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { foreignKing } from '../../src/index.ts';
import { PHASES, PROVINCES } from '../../src/terms.ts';
import { bySide, citizensOf, factoriesOf, listOf, medalsOf, NAME, numbersOf, PROVINCE, SIDE } from './words.ts';
import type { World } from './world.ts';

const PHASE = `(${PHASES.join('|')})`;
const CITIZENS = '((?:[ABCDV]\\d+ ?)+|nobody)';
const FACTORIES = '(no factory|(?:(?:\\d )?(?:inactive )?(?:metal|textile)(?: and )?)+)';

const province = (world: World, name: string): Record<string, unknown> => world.position.provinces[name.toLowerCase()];

/** `Ana 3, Ben 1`: what every side has of something; who is not named has 0. */
export function eachHas(world: World, found: readonly number[], text: string): void {
  const wanted = Object.entries(numbersOf(text)).map(([name, number]) => [world.side(name), number]);
  const listed: Record<number, number> = Object.fromEntries(wanted);
  expect(found).toEqual(found.map((_, side) => listed[side] ?? 0));
}

const BOARD: readonly Pattern<World>[] = [
  [
    says(`${PROVINCE} has ${CITIZENS}`),
    (w, name, text) => expect(province(w, name).citizens).toEqual(bySide(w.seats, citizensOf(text.trim()))),
  ],
  [
    says(`${PROVINCE} has ${FACTORIES}`),
    (w, name, text) => expect(province(w, name)).toMatchObject(factoriesOf(text.trim())),
  ],
  [
    says('the stock is (\\d) metal and (\\d) textile'),
    (w, metal, textile) => expect(w.position.stock).toEqual({ metal: Number(metal), textile: Number(textile) }),
  ],
  [says(`the king is in ${PROVINCE}`), (w, name) => expect(w.position.king.at).toBe(name.toLowerCase())],
  [says('the king is on his portrait'), (w) => expect(w.position.king.at).toBe('portrait')],
  [says('the marker is (?:still )?(\\d+)'), (w, marker) => expect(w.position.king.marker).toBe(Number(marker))],
  [
    says('the provinces are (.+), and all are empty'),
    (w, names) => {
      const { provinces } = w.position;
      expect(Object.keys(provinces)).toEqual(names.split(', '));
      for (const id of PROVINCES)
        expect(provinces[id]).toEqual({ citizens: bySide(w.seats, {}), ...factoriesOf('no factory') });
    },
  ],
];

const SIDES: readonly Pattern<World>[] = [
  [says(`${SIDE} has (\\d+) francs?`), (w, name, francs) => expect(w.owned(name).francs).toBe(Number(francs))],
  [says(`${SIDE} has (\\d+) members?`), (w, name, members) => expect(w.owned(name).congress).toBe(Number(members))],
  [says(`${SIDE}'s medals: (.+)`), (w, name, medals) => expect(w.owned(name).medals).toEqual(medalsOf(medals))],
  [says(`${SIDE}'s supply is (\\d+)`), (w, name, supply) => expect(w.owned(name).supply).toBe(Number(supply))],
  [says(`${SIDE}'s pawn is on (\\w+)`), (w, name, action) => expect(w.owned(name).pawn).toBe(action)],
  [says(`${SIDE}'s pawn is off`), (w, name) => expect(w.owned(name).pawn).toBe(null)],
  [
    says('the scores are (.+)'),
    (w, text) =>
      eachHas(
        w,
        w.position.seats.map((side: { score: number }) => side.score),
        text,
      ),
  ],
  [
    says('nobody has points'),
    (w) => expect(w.position.seats.filter((side: { score: number }) => side.score !== 0)).toEqual([]),
  ],
  [says('there are (\\d) sides'), (w, count) => expect(w.position.seats).toHaveLength(Number(count))],
];

const namesIn = (world: World, seats: readonly number[], text: string): void =>
  expect(seats).toEqual(listOf(text).map((name) => world.side(name)));

const TURN: readonly Pattern<World>[] = [
  [
    says(`${NAME} is to act in phase ${PHASE}`),
    (w, name, phase) => {
      w.expectActor(name);
      expect([w.position.actor, w.position.phase]).toEqual([w.side(name), phase]);
    },
  ],
  [
    says('nobody is to act'),
    (w) => expect([w.position.actor, w.position.phase, w.options]).toEqual([null, 'over', []]),
  ],
  [
    says(`${NAME} is asked: (\\S+)`),
    (w, name, key) => expect([w.acting, foreignKing.prompt(w.state).key]).toEqual([name, key]),
  ],
  [
    says(`this is round (\\d+), ${NAME}'s turn`),
    (w, round, name) => {
      expect(w.position.round).toBe(Number(round));
      expect(w.position.order[w.position.turn]).toBe(w.side(name));
    },
  ],
  [says('the order is (.+)'), (w, names) => namesIn(w, w.position.order, names)],
  [says('next to change places: (.+)'), (w, names) => namesIn(w, w.position.pendingOrder, names)],
  [says('to be asked: (.+)'), (w, names) => namesIn(w, w.position.pending.ask, names)],
  [
    says(`${NAME} owes (\\d+) operations?`),
    (w, name, count) => {
      w.expectActor(name);
      expect([w.position.phase, w.position.pending]).toEqual(['virtual', { ops: Number(count) }]);
    },
  ],
  [
    says(`(\\d+) steps? (?:have|has) been taken from ${PROVINCE}`),
    (w, steps, from) => expect(w.position.pending).toMatchObject({ steps: Number(steps), from }),
  ],
];

/** What is found on the table, and who has to decide. */
export const FINDING: readonly Pattern<World>[] = [...BOARD, ...SIDES, ...TURN];
