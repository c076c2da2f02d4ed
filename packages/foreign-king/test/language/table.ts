import type { Options, State } from '@interregnum/kernel';
import { testTable } from '@interregnum/testkit';
import { foreignKing } from '../../src/index.ts';
import { PROVINCES } from '../../src/terms.ts';
import { bySide, type CitizensByLetter, type Factories, type Medals, namesOf, noFactories, sideOf } from './words.ts';

type ByName<T> = Readonly<Record<string, T>>;

/** A table as one would lay it out to discuss a rule. What is not named belongs to no seat, or is off the board. */
export interface Table {
  readonly seats?: number;
  /** The options that a position does not carry. */
  readonly house?: Options;
  readonly order?: readonly string[];
  /** Whose turn it is, and whether it is about to end. */
  readonly mover?: string;
  readonly ending?: boolean;
  readonly round?: number;
  readonly waiting?: readonly string[];
  readonly king?: string;
  readonly marker?: number;
  readonly citizens?: ByName<CitizensByLetter>;
  readonly factories?: ByName<Factories>;
  readonly francs?: ByName<number>;
  readonly members?: ByName<number>;
  readonly medals?: ByName<Medals>;
  readonly pawns?: ByName<string>;
  readonly scores?: ByName<number>;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const count = ({ metal, textile }: Factories): number[] => [metal, textile].map((kind) => kind.active + kind.inactive);

/** Where medals are named that no factory on the board has earned, spent ones stand where nothing else is said. */
function completeFactories(table: Table): Record<string, Factories> {
  const factories = { ...table.factories };
  const named = sum(Object.values(table.medals ?? {}).map(({ down, up }) => down + up));
  const free = PROVINCES.filter(
    (id) => factories[id] === undefined && table.citizens?.[id] === undefined && table.king !== id,
  );
  while (Object.keys(factories).length < named) {
    const [metal, textile] = [0, 1].map((kind) => sum(Object.values(factories).map((each) => count(each)[kind])));
    const id = free.pop();
    if (id === undefined) throw new Error('there is no room for so many medals');
    factories[id] = { ...noFactories(), [metal > textile ? 'textile' : 'metal']: { active: 0, inactive: 1 } };
  }
  return factories;
}

/** Medals that are not named lie with the last seat of which none are. */
function completeMedals(table: Table, seats: number, industrialised: number): Medals[] {
  const names = namesOf(seats);
  const medals = names.map((name) => table.medals?.[name] ?? { down: 0, up: 0 });
  const missing = industrialised - sum(medals.map(({ down, up }) => down + up));
  if (missing === 0) return medals;
  const last = names.findLastIndex((name, side) => side < seats && table.medals?.[name] === undefined);
  if (last < 0) throw new Error(`there are ${missing} medals more, and nobody to have them`);
  return medals.with(last, { down: 0, up: missing });
}

/** The seat that has taken order itself in this round waits to change places. */
function waitingSeats(table: Table, order: readonly number[], turn: number): number[] {
  const seats = order.length;
  if (table.waiting !== undefined) return table.waiting.map((name) => sideOf(seats, name));
  const acted = order.slice(0, turn + (table.ending === true ? 1 : 0));
  return acted.filter((seat) => table.pawns?.[namesOf(seats)[seat]] === 'order');
}

function checkNames(table: Table, seats: number): void {
  for (const each of [table.francs, table.members, table.medals, table.pawns, table.scores])
    for (const name of Object.keys(each ?? {})) sideOf(seats, name);
}

/** What each side has; its supply is what stands nowhere else. */
function layOutSides(table: Table, seats: number, medals: readonly Medals[], citizens: readonly number[][]): unknown[] {
  return namesOf(seats).map((name, side) => {
    const congress = table.members?.[name] ?? 0;
    return {
      congress,
      francs: table.francs?.[name] ?? 0,
      medals: medals[side],
      pawn: table.pawns?.[name] ?? null,
      score: table.scores?.[name] ?? 0,
      supply: (seats === 2 ? 15 : 14) - congress - sum(citizens.map((here) => here[side])),
    };
  });
}

/** Lays a table, which must be a good position. The stock is what is not built. */
export function arrange(table: Table): State {
  const { seats = 2, round = 1, king = 'portrait', marker = 30 } = table;
  checkNames(table, seats);
  const factories = completeFactories(table);
  const built = [0, 1].map((kind) => sum(Object.values(factories).map((each) => count(each)[kind])));
  const medals = completeMedals(table, seats, Object.keys(factories).length);
  const order = (table.order ?? namesOf(seats).slice(0, seats)).map((name) => sideOf(seats, name));
  const mover = table.mover === undefined ? order[0] : sideOf(seats, table.mover);
  const turn = order.indexOf(mover);
  const citizens = PROVINCES.map((id) => bySide(seats, table.citizens?.[id] ?? {}));
  const provinces = PROVINCES.map((id, at) => [id, { citizens: citizens[at], ...(factories[id] ?? noFactories()) }]);
  const position = {
    actor: mover,
    game: 'foreign-king',
    king: { at: king, marker },
    order,
    pending: null,
    pendingOrder: waitingSeats(table, order, turn),
    phase: table.ending === true ? 'end' : 'start',
    players: seats,
    provinces: Object.fromEntries(provinces),
    result: null,
    round,
    schema: 1,
    seats: layOutSides(table, seats, medals, citizens),
    stock: { metal: 5 - built[0], textile: 5 - built[1] },
    turn,
  };
  return readState(JSON.stringify(position), table.house);
}

/** The state of a position, which must be a good one. */
export function readState(text: string, house: Options = {}): State {
  const read = foreignKing.position.read(text, house);
  if ('flaw' in read) throw new Error(`no good position: ${read.flaw.invariant} ${JSON.stringify(read.flaw.values)}`);
  return read.state;
}

export const { choices, playing, look } = testTable(foreignKing);
