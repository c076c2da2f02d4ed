import type { LogLine, State } from '@interregnum/kernel';
import { kingIsDead } from '../src/index.ts';
import { playing } from './table.ts';

/** What is told of the last of these choices, the others made. */
export function told(s: State, ...texts: readonly string[]): readonly LogLine[] {
  const text = texts.at(-1) as string;
  const before = playing(s, ...texts.slice(0, -1));
  return kingIsDead.tell(before, kingIsDead.notation.read(before, text) as number, playing(before, text));
}

/** The same in short: each line's key, and after it the pieces that moved. */
export const inShort = (lines: readonly LogLine[]): string[] =>
  lines.flatMap(({ key, moves }) => [
    key,
    ...moves.map(({ piece, from, to, count }) => `${count} ${piece}, ${from} to ${to}`),
  ]);

/** The short form of what is told of every one of these choices. */
export const toldInTurn = (s: State, ...texts: readonly string[]): string[] =>
  texts.flatMap((_, at) => inShort(told(s, ...texts.slice(0, at + 1))));
