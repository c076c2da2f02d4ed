import { type Choice, has, type State } from '@interregnum/kernel';
import { BY_QUEEN, COPIED_NAMES, DIRECT, FIRST_WAY } from './choices.ts';
import { LONGEST_PATH, NEIGHBOURS, pathOf, wayTo } from './map.ts';
import { kingAt } from './state/index.ts';
import { PORTRAIT, PROVINCES } from './terms.ts';

/** The king's choices in text are paths from where he stands, such as `king brabant liege`; perhaps by the queen. */

const FIRST = FIRST_WAY[COPIED_NAMES.indexOf('king')];
const COUNT = PROVINCES.length * LONGEST_PATH;

/** Where the king's choices begin that this one is among, directly or through the queen; undefined if it is none. */
const blockOf = (choice: Choice): number | undefined =>
  [DIRECT + FIRST, BY_QUEEN + FIRST].find((first) => choice >= first && choice < first + COUNT);

export const isKings = (choice: Choice): boolean => blockOf(choice) !== undefined;

/** The text of one of the king's choices; undefined if he has no such path from where he stands. */
export function writePath(s: State, choice: Choice): string | undefined {
  const first = blockOf(choice) as number;
  const path = pathOf(kingAt(s), choice - first);
  if (path === undefined) return undefined;
  return [first < BY_QUEEN ? 'king' : 'queen king', ...path.map((province) => PROVINCES[province])].join(' ');
}

/** What is wrong with a path, step by step. */
export type PathFlaw = 'no-border' | 'twice' | 'from-portrait';

/** What a text says of a path: the choice it stands for, or what is wrong between two provinces of it. */
type PathRead = { readonly choice: Choice } | { readonly flaw: PathFlaw; readonly from: number; readonly to: number };

/** FK-PHASE-7  Any legal path will do, not only the one that is written; undefined if the text is no path at all. */
export function readPath(s: State, text: string): PathRead | undefined {
  const match = /^(queen )?king ([a-z_]+(?: [a-z_]+)*)$/.exec(text);
  const path = match?.[2].split(' ').map((name) => PROVINCES.indexOf(name as (typeof PROVINCES)[number])) ?? [-1];
  if (path.includes(-1)) return undefined;
  const first = FIRST + (match?.[1] === undefined ? DIRECT : BY_QUEEN);
  return flawOf(kingAt(s), path) ?? { choice: first + wayTo(path[path.length - 1], path.length) };
}

/** FK-KING-1, -2, -4 */
function flawOf(start: number, path: readonly number[]): PathRead | undefined {
  if (start === PORTRAIT) return path.length === 1 ? undefined : { flaw: 'from-portrait', from: path[0], to: path[1] };
  const visited = [start];
  for (const to of path) {
    const from = visited[visited.length - 1];
    if (visited.includes(to)) return { flaw: 'twice', from, to };
    if (!has(NEIGHBOURS[from], to)) return { flaw: 'no-border', from, to };
    visited.push(to);
  }
  return undefined;
}
