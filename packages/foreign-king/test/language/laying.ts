import { readFileSync } from 'node:fs';
import { FastRandom, type Options } from '@interregnum/kernel';
import { type Pattern, says } from '@interregnum/testkit';
import { readState, type Table } from './table.ts';
import { citizensOf, entriesOf, factoriesOf, listOf, medalsOf, NAME, numberOf, numbersOf, PROVINCE } from './words.ts';
import type { World } from './world.ts';

const SEATS = ['one seat', 'two seats', 'three seats', 'four seats', 'five seats'];
export const SEATED = '(one seat|two seats|three seats|four seats|five seats)';
export const seatsOf = (text: string): number => SEATS.indexOf(text.toLowerCase()) + 1;

/** Everyone in the order of seats. */
const inOrderOfSeats = { below: (n: number) => n - 1 };

export const rules = (): string => readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');

/** One of the positions printed in the rules. */
function readExample(world: World, name: string): void {
  const printed = rules().split(`### Example ${name.toUpperCase()}:`)[1].split('```json')[1].split('```')[0];
  world.begin(readState(printed));
}

/** `, intervene-empty off` and the like. */
const houseOf = (text: string): Options =>
  Object.fromEntries([...text.matchAll(/, ([a-z-]+) off/g)].map(([, option]) => [option, false]));

/** Lays one part of the table. */
const part =
  (lay: (...groups: string[]) => Table): Pattern<World>[1] =>
  (world, ...groups) => {
    Object.assign(world.table, lay(...groups));
  };

const mapped = <T>(text: string, read: (text: string) => T): Record<string, T> =>
  Object.fromEntries(entriesOf(text).map(([name, rest]) => [name, read(rest)]));

const THINGS: readonly Pattern<World>[] = [
  [says('citizens: (.+)'), part((text) => ({ citizens: mapped(text, citizensOf) }))],
  [says('factories: (.+)'), part((text) => ({ factories: mapped(text, factoriesOf) }))],
  [says('francs: (.+)'), part((text) => ({ francs: numbersOf(text) }))],
  [says('members: (.+)'), part((text) => ({ members: numbersOf(text) }))],
  [says('medals: (.+)'), part((text) => ({ medals: mapped(text, medalsOf) }))],
  [says('pawns: (.+)'), part((text) => ({ pawns: mapped(text, (action) => action) }))],
  [says('scores: (.+)'), part((text) => ({ scores: numbersOf(text) }))],
  [says(`king: ${PROVINCE}`), part((king) => ({ king }))],
  [says(`king: ${PROVINCE}, marker (\\d+)`), part((king, marker) => ({ king, marker: numberOf(marker) }))],
  [says('marker: (\\d+)'), part((marker) => ({ marker: numberOf(marker) }))],
];

const TURN: readonly Pattern<World>[] = [
  [
    says(`${SEATED}((?:, [a-z-]+ off)*)`),
    part((seats, options) => ({ seats: seatsOf(seats), house: houseOf(options) })),
  ],
  [says('order: (.+)'), part((names) => ({ order: listOf(names) }))],
  [says('round: (\\d+)'), part((round) => ({ round: numberOf(round) }))],
  [says(`it is ${NAME}'s turn`), part((mover) => ({ mover, ending: false }))],
  [says(`${NAME} is about to end the turn`), part((mover) => ({ mover, ending: true }))],
  [says('waiting to change places: (.+)'), part((names) => ({ waiting: listOf(names) }))],
];

/**
 * How the table lies. What is not said: two seats, Ana's turn; no seat has francs, medals, members or points; pawns are
 * off, no factory is built, all citizens are in the supplies, the king is on his portrait and his marker shows 30.
 */
export const LAYING: readonly Pattern<World>[] = [
  ...THINGS,
  ...TURN,
  [says(`a new game: ${SEATED}`), (world, seats) => world.setup(seatsOf(seats), inOrderOfSeats)],
  [
    says(`a new game: ${SEATED} \\(seed (\\d+)\\)`),
    (world, seats, seed) => world.setup(seatsOf(seats), new FastRandom(seed)),
  ],
  [says('example (A|B) of the rules'), readExample],
  [says('start over'), (world) => world.startOver(false)],
  [says('a new table'), (world) => world.startOver(true)],
];
