import { ensure, fields, list, type Options, type State, whole, word } from '@interregnum/kernel';
import { OPTIONS } from '../options.ts';
import {
  newState,
  setCitizens,
  setFactories,
  setFrancs,
  setInSupply,
  setKing,
  setMedals,
  setMembers,
  setOptions,
  setPawn,
  setScore,
  setStock,
  sideCount,
} from '../state/index.ts';
import {
  ACTIONS,
  FACTORIES,
  HIGHEST_MARKER,
  KINDS,
  MOST_CITIZENS,
  MOST_SIDES,
  NO_PAWN,
  OVER,
  PHASES,
  PROVINCES,
} from '../terms.ts';
import { checkSums } from './checks.ts';
import { KEYS, MANY } from './parts.ts';
import { readPending } from './read-pending.ts';
import { readResult } from './read-result.ts';
import { readTurn } from './read-turn.ts';

const MOST_MEDALS = PROVINCES.length;

/** Builds a state from the JSON of a position, or names the first invariant that does not hold (FK-POS-6). */
export function build(json: unknown, house: Options): State {
  const position = fields(json, KEYS, 'position');
  ensure(position.game === 'foreign-king', 'game', 'game');
  ensure(position.schema === 1, 'version', 'schema');
  const s = newState();
  const defaults = Object.fromEntries(OPTIONS.map((option) => [option.name, option.default]));
  setOptions(s, { ...defaults, ...house, seats: whole(position.players, 2, 4, 'players') });
  readKing(s, position.king);
  readProvinces(s, position.provinces);
  readStock(s, position.stock);
  const over = word(position.phase, PHASES, 'phase') === OVER;
  for (let side = 0; side < MOST_SIDES; side++) setPawn(s, side, NO_PAWN);
  const sides = sideCount(s);
  for (const [side, each] of list(position.seats, sides, sides, 'seats').entries()) readSide(s, side, each, over);
  checkSums(s);
  readTurn(s, position);
  readPending(s, position.pending, position.actor);
  readResult(s, position.result);
  return s;
}

function readKing(s: State, json: unknown): void {
  const { at, marker } = fields(json, ['at', 'marker'] as const, 'king');
  setKing(s, word(at, [...PROVINCES, 'portrait'], 'king.at'), whole(marker, 0, HIGHEST_MARKER, 'king.marker'));
}

function readProvinces(s: State, json: unknown): void {
  const provinces = fields(json, PROVINCES, 'provinces');
  for (const [province, id] of PROVINCES.entries()) {
    const where = `provinces.${id}`;
    const each = fields(provinces[id], ['citizens', ...KINDS] as const, where);
    for (const [side, count] of list(each.citizens, sideCount(s), sideCount(s), `${where}.citizens`).entries())
      setCitizens(s, province, side, whole(count, 0, MOST_CITIZENS, `${where}.citizens`));
    for (const [kind, name] of KINDS.entries()) {
      const { active, inactive } = fields(each[name], ['active', 'inactive'] as const, `${where}.${name}`);
      const count = (value: unknown): number => whole(value, 0, FACTORIES, `${where}.${name}`);
      setFactories(s, province, kind, count(active), count(inactive));
    }
  }
}

function readStock(s: State, json: unknown): void {
  const stock = fields(json, KINDS, 'stock');
  for (const [kind, name] of KINDS.entries()) setStock(s, kind, whole(stock[name], 0, FACTORIES, `stock.${name}`));
}

const SIDE_KEYS = ['congress', 'francs', 'medals', 'pawn', 'score', 'supply'] as const;

function readSide(s: State, side: number, json: unknown, over: boolean): void {
  const where = `seats.${side}`;
  const each = fields(json, SIDE_KEYS, where);
  const { down, up } = fields(each.medals, ['down', 'up'] as const, `${where}.medals`);
  setMembers(s, side, whole(each.congress, 0, MOST_CITIZENS, `${where}.congress`));
  setFrancs(s, side, whole(each.francs, 0, MANY, `${where}.francs`));
  setMedals(s, side, whole(up, 0, MOST_MEDALS, `${where}.medals`), whole(down, 0, MOST_MEDALS, `${where}.medals`));
  setPawn(s, side, each.pawn === null ? NO_PAWN : word(each.pawn, ACTIONS, `${where}.pawn`));
  const score = whole(each.score, 0 - MANY, MANY, `${where}.score`);
  ensure(over || score >= 0, 'score', `${where}.score`);
  setScore(s, side, score);
  setInSupply(s, side, whole(each.supply, 0, MOST_CITIZENS, `${where}.supply`));
}
