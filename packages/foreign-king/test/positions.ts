import { FastRandom, type LogLine, type Options, type Refusal, type State } from '@interregnum/kernel';
import { testTable } from '@interregnum/testkit';
import { expect } from 'vitest';
import type { Action } from '../src/actions/action.ts';
import { foreignKing } from '../src/index.ts';
import { mover, phase } from '../src/state/index.ts';
import { type ActionName, citizensOf, FACTORIES, PHASES, PROVINCES } from '../src/terms.ts';

type ProvinceName = (typeof PROVINCES)[number];
type PhaseName = (typeof PHASES)[number];
type Ruling = 'intervene-empty' | 'deactivate-empty' | 'virtual-cumulative';

/** A table as one would lay it out to discuss a rule. Supplies and the stock are what is left over. */
export interface Table {
  readonly seats?: number;
  /** Rulings that are off. */
  readonly without?: readonly Ruling[];
  readonly king?: ProvinceName | 'portrait';
  readonly marker?: number;
  /** Citizens by side, then factories: `2 0 1 Mt` is two, none, one, an active metal and an inactive textile factory. */
  readonly map?: Partial<Record<ProvinceName, string>>;
  /** By seat; 5 each where not said. */
  readonly francs?: readonly number[];
  readonly members?: readonly number[];
  /** Medals by seat, face up and face down. Those still missing are the last seat's, face up. */
  readonly up?: readonly number[];
  readonly down?: readonly number[];
  readonly pawns?: readonly (ActionName | null)[];
  readonly scores?: readonly number[];
  readonly order?: readonly number[];
  readonly turn?: number;
  readonly round?: number;
  readonly phase?: PhaseName;
  readonly pending?: { readonly ask?: readonly number[]; readonly ops?: number; readonly [key: string]: unknown };
  readonly pendingOrder?: readonly number[];
}

const upTo = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

/** The position of a table as plain data, without any help from the engine. */
// biome-ignore lint/suspicious/noExplicitAny: canonical JSON, read and damaged by tests only
export function plain(table: Table): any {
  const { seats = 2, order = upTo(seats, (seat) => seat), turn = 0, pendingOrder = [] } = table;
  const provinces = Object.fromEntries(PROVINCES.map((id) => [id, provinceOf(table.map?.[id] ?? '', seats)]));
  const built = (kind: 'metal' | 'textile') =>
    sum(Object.values(provinces).map((each) => each[kind].active + each[kind].inactive));
  return {
    actor: actorOf(table, order[turn]),
    game: 'foreign-king',
    king: { at: table.king ?? 'portrait', marker: table.marker ?? 30 },
    order: [...order],
    pending: structuredClone(table.pending ?? null),
    pendingOrder: [...pendingOrder],
    phase: table.phase ?? 'start',
    players: seats,
    provinces,
    result: null,
    round: table.round ?? 1,
    schema: 1,
    seats: sidesOf(table, seats, Object.values(provinces)),
    stock: { metal: FACTORIES - built('metal'), textile: FACTORIES - built('textile') },
    turn,
  };
}

interface Province {
  readonly citizens: number[];
  readonly metal: { active: number; inactive: number };
  readonly textile: { active: number; inactive: number };
}

function provinceOf(text: string, seats: number): Province {
  const letters = (letter: string) => text.split(letter).length - 1;
  const numbers = text.match(/\d+/g) ?? [];
  return {
    citizens: upTo(Math.max(3, seats), (side) => Number(numbers[side] ?? 0)),
    metal: { active: letters('M'), inactive: letters('m') },
    textile: { active: letters('T'), inactive: letters('t') },
  };
}

function sidesOf(table: Table, seats: number, provinces: readonly Province[]): unknown[] {
  const { francs = [], members = [], up = [], down = [], pawns = [], scores = [] } = table;
  const industrialised = provinces.filter(({ metal, textile }) =>
    sum([metal.active, metal.inactive, textile.active, textile.inactive]),
  ).length;
  const missing = industrialised - sum(up) - sum(down);
  return upTo(Math.max(3, seats), (side) => ({
    congress: members[side] ?? 0,
    francs: francs[side] ?? (side < seats ? 5 : 0),
    medals: { down: down[side] ?? 0, up: (up[side] ?? 0) + (side === seats - 1 ? missing : 0) },
    pawn: pawns[side] ?? null,
    score: scores[side] ?? 0,
    supply: citizensOf(seats) - (members[side] ?? 0) - sum(provinces.map(({ citizens }) => citizens[side])),
  }));
}

function actorOf(table: Table, mover: number): number | null {
  if (table.phase === 'reorder') return table.pendingOrder?.[0] ?? null;
  if (table.phase === 'congress') return table.pending?.ask?.[0] ?? null;
  if (table.phase !== 'virtual') return table.phase === 'over' ? null : mover;
  const [first, second] = provinceOf(table.map?.[table.king as ProvinceName] ?? '', 2).citizens;
  return first < second ? 0 : 1;
}

const houseOf = ({ without = [] }: Table): Options => Object.fromEntries(without.map((name) => [name, false]));

/** A state from a table, which must be a valid position. */
export function arrange(table: Table): State {
  const read = foreignKing.position.read(JSON.stringify(plain(table)), houseOf(table));
  if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
  return read.state;
}

/** The invariant that a valid position violates after some damage, and where; empty if none. */
// biome-ignore lint/suspicious/noExplicitAny: canonical JSON, damaged at will
export function flawOf(table: Table, ...damages: readonly ((p: any) => void)[]): unknown[] {
  arrange(table);
  const p = plain(table);
  for (const damage of damages) damage(p);
  return flawIn(JSON.stringify(p), houseOf(table));
}

/** The same for a text. */
export function flawIn(text: string, house: Options = {}): unknown[] {
  const read = foreignKing.position.read(text, house);
  return 'flaw' in read ? [read.flaw.invariant, read.flaw.values.where] : [];
}

export const { choices, playing, look } = testTable(foreignKing);

/** What is told of the last of some choices. */
export function lines(s: State, ...texts: string[]): readonly LogLine[] {
  const before = playing(s, ...texts.slice(0, -1));
  const last = texts.at(-1) as string;
  return foreignKing.tell(before, foreignKing.notation.read(before, last) as number, playing(before, last));
}

/** The choices that begin so. */
export const offered = (s: State, start: string): string[] => choices(s).filter((text) => text.startsWith(start));

/** The clause and the reason by which a text is refused, if it is. */
export function refused(s: State, text: string): [clause: string, key: string] | undefined {
  const refusal: Refusal | undefined = foreignKing.refusal(s, text);
  return refusal && [refusal.clause, refusal.key];
}

/** All positions of random games, at tables of two to four seats in turn. */
export function* wandering(seed: string, games: number): Generator<State> {
  const random = new FastRandom(seed);
  for (let game = 0; game < games; game++) {
    const read = foreignKing.options({ seats: 2 + (game % 3) });
    if (!('options' in read)) throw new Error('options');
    const s = foreignKing.setup(read.options, random);
    for (; foreignKing.outcome(s) === undefined; foreignKing.play(s, foreignKing.pick(s, random))) yield s.slice();
    yield s.slice();
  }
}

/**
 * In random positions, whatever may be spent: the ways of an action ascend and are just those that nothing bars. Only
 * ways that have a text count.
 */
export function expectWays(action: Action, waysIn: (s: State) => readonly number[]): void {
  let judged = 0;
  for (const s of wandering(`ways of ${action.name}`, 9)) {
    if (PHASES[phase(s)] !== 'start' || foreignKing.turn(s) % 3 > 0) continue;
    for (let spend = 0; spend < 17; spend++) {
      const ways = upTo(action.count(s, mover(s), spend), (k) => action.nth(s, mover(s), spend, k));
      expect(ways).toEqual(waysIn(s).filter((way) => action.bars(s, mover(s), spend, way) === undefined));
      judged++;
    }
  }
  expect(judged).toBeGreaterThan(1500);
}
