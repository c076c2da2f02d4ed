import type { Choice, Notation, State } from '@interregnum/kernel';
import { COPIED } from './actions/index.ts';
import {
  BY_QUEEN,
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
import { isKings, readPath, writePath } from './king-paths.ts';
import { phase } from './state/index.ts';
import { KINDS, MOST_CITIZENS, MOST_SIDES, OVER, PLACES, PROVINCES, START } from './terms.ts';
import { QUESTIONS } from './turn.ts';

/** The texts of an action's ways, directly or through the queen. */
const actionTexts = (first: number, prefix: string): (readonly [number, readonly string[]])[] =>
  COPIED.map(({ name, texts }, i) => [
    first + FIRST_WAY[i],
    texts.map((way) => [`${prefix}${name}`, way].filter((part) => part !== '').join(' ')),
  ]);

/** FK-PHASE-2  The texts of choices from a number on; the king's own are paths (see king-paths.ts). */
const BLOCKS: readonly (readonly [first: number, texts: readonly string[]])[] = [
  [0, PLAIN],
  ...actionTexts(DIRECT, ''),
  ...actionTexts(BY_QUEEN, 'queen '),
  [SEND, PLACES.flatMap((to) => range(1, MOST_CITIZENS).map((count) => `send ${count} to ${to}`))],
  [DEACTIVATE_KIND, KINDS.map((kind) => `deactivate ${kind}`)],
  [VPLACE, PROVINCES.map((province) => `vplace ${province}`)],
  [VMOVE, PROVINCES.flatMap((from) => PROVINCES.map((to) => `vmove ${from} ${to}`))],
  [REORDER_TO, range(0, MOST_SIDES).map((to) => `reorder ${to}`)],
];
const TEXTS = new Map(BLOCKS.flatMap(([first, texts]) => texts.map((text, i) => [first + i, text] as const)));
const CHOICES = new Map([...TEXTS].map(([choice, text]) => [text, choice]));

const textOf = (s: State, choice: Choice): string | undefined =>
  isKings(choice) ? writePath(s, choice) : TEXTS.get(choice);

export const notation: Notation = {
  write: (s, choice) => textOf(s, choice) as string,
  read: (s, text) => {
    const path = readPath(s, text);
    if (path === undefined) return CHOICES.get(text);
    return 'choice' in path ? path.choice : undefined;
  },
  texts: (s) =>
    QUESTIONS[phase(s) === OVER ? START : phase(s)].speaksOf.flatMap((choice) => {
      const text = textOf(s, choice);
      return text === undefined ? [] : [text];
    }),
};
