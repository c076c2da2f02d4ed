import { foreignKing } from '@interregnum/foreign-king';
import { after, type State } from '@interregnum/kernel';
import { sayings } from './render.ts';

const PROVINCES = foreignKing.words.filter((key) => key.startsWith('province.')).map((key) => key.slice(9));

/** What stands in a province: citizens by side, and factories as pairs of active and inactive ones. */
interface Province {
  readonly citizens?: readonly number[];
  readonly metal?: readonly [active: number, inactive: number];
  readonly textile?: readonly [active: number, inactive: number];
}

interface Sketch {
  readonly players: number;
  readonly provinces?: Readonly<Record<string, Province>>;
  /** By side, what differs from 5 francs and nothing else. */
  readonly seats?: readonly object[];
  /** What differs from the first turn of a game. */
  readonly rest?: object;
}

/** The canonical text of a position. A citizen who is not in a province or in Congress is in the supply. */
export function table({ players, provinces = {}, seats = [], rest = {} }: Sketch): string {
  const sides = Array.from({ length: Math.max(players, 3) }, (_, side) => side);
  const at = (id: string): Province => provinces[id] ?? {};
  const sum = (of: (id: string) => number): number => PROVINCES.reduce((total, id) => total + of(id), 0);
  const stock = (kind: 'metal' | 'textile'): number => 5 - sum((id) => (at(id)[kind] ?? []).reduce((a, b) => a + b, 0));
  const factories = ([active, inactive]: readonly number[] = [0, 0]): object => ({ active, inactive });
  const seat = (side: number): object => {
    const isVirtual = side >= players;
    const given = { congress: 0, francs: isVirtual ? 0 : 5, ...seats[side] };
    const standing = sum((id) => at(id).citizens?.[side] ?? 0);
    const supply = (players === 2 ? 15 : 14) - standing - given.congress;
    return { medals: { down: 0, up: 0 }, pawn: null, score: 0, supply, ...given };
  };
  return JSON.stringify(
    sorted({
      ...{ actor: 0, game: 'foreign-king', king: { at: 'portrait', marker: 30 }, order: sides.slice(0, players) },
      ...{ pending: null, pendingOrder: [], phase: 'start', players, result: null, round: 1, schema: 1, turn: 0 },
      provinces: Object.fromEntries(
        PROVINCES.map((id) => [
          id,
          {
            citizens: sides.map((side) => at(id).citizens?.[side] ?? 0),
            metal: factories(at(id).metal),
            textile: factories(at(id).textile),
          },
        ]),
      ),
      seats: sides.map(seat),
      stock: { metal: stock('metal'), textile: stock('textile') },
      ...rest,
    }),
  );
}

/** The same with keys in ascending order. */
function sorted(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(sorted);
  const entries = Object.entries(json).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, sorted(value)]));
}

export const medals = (up: number): object => ({ medals: { down: 0, up } });
/** All ten factories stand in Antwerp, spent. */
export const SPENT = { antwerp: { metal: [0, 5], textile: [0, 5] } } as const;
export const AT_END = { phase: 'end', king: { at: 'namur', marker: 0 } };

/** Two players: Ana holds Namur with its five active factories, and the virtual player Limburg. */
export const TWO = table({
  players: 2,
  provinces: {
    limburg: { citizens: [1, 0, 3] },
    luxembourg: { citizens: [0, 2, 0] },
    namur: { citizens: [3, 1, 0], metal: [2, 0], textile: [3, 0] },
    west_flanders: { citizens: [1, 1, 0], textile: [1, 1] },
  },
  seats: [{ pawn: 'place' }, { pawn: 'move', medals: { down: 1, up: 1 } }],
  rest: { king: { at: 'liege', marker: 24 } },
});
/** Four players: Ben has members of Congress, and pawns stand on four actions. */
export const FOUR = table({
  players: 4,
  provinces: { hainaut: { citizens: [2, 1, 0, 0] }, luxembourg: { citizens: [11, 0, 0, 0] } },
  seats: [{ pawn: 'money' }, { congress: 2, pawn: 'king' }, { pawn: 'place' }, { pawn: 'build' }],
  rest: { king: { at: 'brabant', marker: 27 } },
});
/** Ana can do nothing: everybody is in Congress, and there are no francs. */
export const STUCK = table({ players: 2, seats: [{ congress: 15, francs: 0, pawn: 'money' }, { pawn: 'king' }] });
/** Ben owes operations, and no virtual citizen is in the supply. */
export const OPERATIONS = table({
  players: 2,
  provinces: { brabant: { citizens: [0, 0, 15] }, namur: { citizens: [3, 1, 0], metal: [0, 1] } },
  seats: [{ pawn: 'king', ...medals(1) }],
  rest: { actor: 1, king: { at: 'namur', marker: 24 }, pending: { ops: 5 }, phase: 'virtual' },
});

function stateOf(position: string): State {
  const read = foreignKing.position.read(position);
  if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
  return read.state;
}
const afterwards = (s: State, text: string): State =>
  after(foreignKing, s, foreignKing.notation.read(s, text) as number);
const states = (position: string, texts: readonly string[]): State => texts.reduce(afterwards, stateOf(position));

/** What is asked after some choices. */
export const asked = (position: string, ...texts: string[]): string[] =>
  sayings(foreignKing, 'prompt', foreignKing.prompt(states(position, texts)));

/** What is told of the last of some choices. */
export function told(position: string, ...texts: string[]): string[][] {
  const before = states(position, texts.slice(0, -1));
  const choice = foreignKing.notation.read(before, texts[texts.length - 1]) as number;
  return foreignKing
    .tell(before, choice, after(foreignKing, before, choice))
    .map((line) => sayings(foreignKing, 'log', line));
}

/** Why the last of some texts is refused. */
export function refused(position: string, ...texts: string[]): string[] | undefined {
  const refusal = foreignKing.refusal(states(position, texts.slice(0, -1)), texts[texts.length - 1]);
  return refusal && sayings(foreignKing, 'refusal', refusal);
}
