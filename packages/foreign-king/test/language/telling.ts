import type { Message, Value } from '@interregnum/kernel';
import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { foreignKing } from '../../src/index.ts';
import type { LOG_LINES } from '../../src/log-lines.ts';
import { nameOf } from './words.ts';
import type { World } from './world.ts';

type Key = (typeof LOG_LINES)[number];

/** The lines of the log as one would say them. */
const LINES: Readonly<Record<Key, string>> = {
  borrow: '{seat} borrows {francs}',
  repay: '{seat} repays {francs}',
  pass: '{seat} has to pass',
  queen: '{seat} has the queen copy {action}',
  build: '{seat} builds {factory} in {province}',
  medal: '{seat} gets a medal',
  place: '{seat} places {citizens} in {province}',
  move: '{seat} moves from {province}',
  send: '{seat} sends {citizens} to {place}',
  congress: '{seat} names a member from {place}',
  king: '{seat} takes the king to {province}, the marker to {count}',
  money: '{seat} gets {francs}',
  order: '{seat} gets {francs} and may change places',
  intervene: '{seat} intervenes in {province} with {citizens}',
  'stand-by': '{seat} does not intervene',
  'equal-members': 'nobody is asked with {count} members each',
  score: '{side} scores {points} in {province}',
  'no-points': '{side} scores nothing in {province}',
  'no-majority': 'no majority in {province}',
  inactive: '{factories} turned inactive in {province}',
  deactivate: '{seat} turns {factory} inactive in {province}',
  'leave-active': '{seat} leaves {province} alone',
  vplace: '{seat} places a virtual citizen in {province}',
  vmove: '{seat} moves a virtual citizen from {from} to {to}',
  reorder: '{seat} takes place {place}',
  round: 'round {count} begins',
  'end-factories': 'the factories end the game',
  'end-king': 'the king ends the game',
  'end-both': 'king and factories end the game',
};

const isMany = (value: Value): value is readonly Value[] => Array.isArray(value);

/** A value in words: `Ana`, `namur`, `metal`, `2 metal`, `1 franc`. */
function wordFor(seats: number, value: Value): string {
  if (isMany(value)) return value.map((each) => wordFor(seats, each)).join(' and ');
  if (typeof value !== 'object') return String(value);
  if ('seat' in value) return nameOf(seats, value.seat);
  const { term, id, count } = value;
  if (term === 'side') return 'Virtual';
  if (term === 'count') return count === 1 ? `1 ${id.replace(/s$/, '')}` : `${count} ${id}`;
  return count === undefined || count === 1 ? id : `${count} ${id}`;
}

const inWords = (seats: number, { key, values }: Message): string =>
  LINES[key as Key].replace(/\{(\w+)\}/g, (_, name) => wordFor(seats, values[name]));

/** What the log says of the latest sentence that acts, and what viewers can see. */
export const TELLING: readonly Pattern<World>[] = [
  [
    says('the log says: (.+)'),
    (world, text) => expect(world.lines.map((line) => inWords(world.seats, line)).join('; ')).toBe(text),
  ],
  [says('the log says nothing'), (world) => expect(world.lines).toEqual([])],
  [
    says('every seat and the audience see everything'),
    ({ state, seats }) => {
      const viewers = ['audience' as const, ...Array.from({ length: seats }, (_, seat) => seat)];
      for (const viewer of viewers) expect(Array.from(foreignKing.redact(state, viewer))).toEqual(Array.from(state));
    },
  ],
];
