import { type Choice, has, type Notation, type State } from '@interregnum/kernel';
import { COPIED } from './actions/index.ts';
import {
  ALL_CHOICES,
  BY_QUEEN,
  COPIED_NAMES,
  DEACTIVATE_KIND,
  DIRECT,
  FIRST_WAY,
  PLAIN,
  REORDER_TO,
  range,
  SEND,
  VMOVE,
  VPLACE,
} from './choices.ts';
import { LONGEST_PATH, NEIGHBOURS, pathOf, wayTo } from './map.ts';
import { kingAt, phase } from './state/index.ts';
import { KINDS, MOST_CITIZENS, MOST_SIDES, OVER, PLACES, PORTRAIT, PROVINCES } from './terms.ts';
import { QUESTIONS } from './turn.ts';

/** FK-PHASE-2  The text of every choice but the king's, which are paths from where he stands. */
const TEXTS: readonly (string | undefined)[] = (() => {
  const texts: (string | undefined)[] = Array.from({ length: ALL_CHOICES });
  const put = (first: number, list: readonly string[]): void => {
    for (const [i, text] of list.entries()) texts[first + i] = text.trim();
  };
  put(0, PLAIN);
  for (const [i, { name, texts: ways }] of COPIED.entries()) {
    put(
      DIRECT + FIRST_WAY[i],
      ways.map((way) => `${name} ${way}`),
    );
    put(
      BY_QUEEN + FIRST_WAY[i],
      ways.map((way) => `queen ${name} ${way}`),
    );
  }
  put(
    SEND,
    PLACES.flatMap((to) => range(1, MOST_CITIZENS).map((count) => `send ${count} to ${to}`)),
  );
  put(
    DEACTIVATE_KIND,
    KINDS.map((kind) => `deactivate ${kind}`),
  );
  put(
    VPLACE,
    PROVINCES.map((province) => `vplace ${province}`),
  );
  put(
    VMOVE,
    PROVINCES.flatMap((from) => PROVINCES.map((to) => `vmove ${from} ${to}`)),
  );
  put(
    REORDER_TO,
    range(0, MOST_SIDES).map((to) => `reorder ${to}`),
  );
  return texts;
})();
const CHOICES = new Map(TEXTS.flatMap((text, choice) => (text === undefined ? [] : [[text, choice] as const])));

const KING = FIRST_WAY[COPIED_NAMES.indexOf('king')];
const KING_WAYS = PROVINCES.length * LONGEST_PATH;
const isKings = (choice: Choice, block: number): boolean => choice >= block + KING && choice < block + KING + KING_WAYS;

function textOf(s: State, choice: Choice): string | undefined {
  for (const [block, prefix] of [
    [DIRECT, ''],
    [BY_QUEEN, 'queen '],
  ] as const) {
    if (!isKings(choice, block)) continue;
    const path = pathOf(kingAt(s), choice - block - KING);
    return path && `${prefix}king ${path.map((province) => PROVINCES[province]).join(' ')}`;
  }
  return TEXTS[choice];
}

/** What is wrong with a path, step by step. */
export type PathFlaw = 'no-border' | 'twice' | 'from-portrait';

/** A path that a text names: the king's choice it stands for, or what is wrong with it; undefined if it is no path. */
export function readPath(
  s: State,
  text: string,
): { choice: Choice } | { flaw: PathFlaw; from: number; at: number } | undefined {
  const match = /^(queen )?king((?: [a-z_]+)+)$/.exec(text);
  if (match === null) return undefined;
  const path = match[2]
    .trim()
    .split(' ')
    .map((name) => PROVINCES.indexOf(name as never));
  if (path.includes(-1)) return undefined;
  if (kingAt(s) === PORTRAIT && path.length > 1) return { flaw: 'from-portrait', from: path[0], at: path[1] };
  const visited = [kingAt(s)];
  for (const next of path) {
    const from = visited[visited.length - 1];
    if (visited.includes(next)) return { flaw: 'twice', from, at: next };
    if (from !== PORTRAIT && !has(NEIGHBOURS[from], next)) return { flaw: 'no-border', from, at: next };
    visited.push(next);
  }
  return { choice: (match[1] === undefined ? DIRECT : BY_QUEEN) + KING + wayTo(path[path.length - 1], path.length) };
}

export const notation: Notation = {
  write: (s, choice) => textOf(s, choice) as string,
  /** FK-PHASE-7  Any legal path will do, not only the one that is written. */
  read: (s, text) => {
    const path = readPath(s, text);
    return path === undefined ? CHOICES.get(text) : 'choice' in path ? path.choice : undefined;
  },
  texts: (s) =>
    phase(s) === OVER
      ? []
      : QUESTIONS[phase(s)].speaksOf.flatMap((choice) => {
          const text = textOf(s, choice);
          return text === undefined ? [] : [text];
        }),
};
