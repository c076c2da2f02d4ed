import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { after, BANK, HIDDEN, type LogLine, type Move, type Pieces } from '@interregnum/kernel';
import { choicesOf, type Law, viewers } from './law.ts';

type Counts = Map<string, Map<string, number>>;

const copied = (pieces: Pieces): Counts => new Map([...pieces].map(([place, counts]) => [place, new Map(counts)]));

const at = (counts: Counts, place: string): Map<string, number> => {
  const here = counts.get(place) ?? new Map<string, number>();
  counts.set(place, here);
  return here;
};

const change = (here: Map<string, number>, piece: string, by: number): void => {
  const count = (here.get(piece) ?? 0) + by;
  if (count === 0) here.delete(piece);
  else here.set(piece, count);
};

/** Takes pieces away; what a place is not known to hold was one of the hidden ones. */
function leave(here: Map<string, number>, { piece, from, count }: Move): void {
  const known = Math.min(count, here.get(piece) ?? 0);
  change(here, piece, -known);
  change(here, HIDDEN, known - count);
  ok((here.get(HIDDEN) ?? 0) >= 0, `${count} ${piece} cannot leave ${from}`);
}

/** What pieces make of a position, each line in its turn; and which pieces entered which place. */
function moved(before: Pieces, lines: readonly LogLine[]): { readonly counts: Counts; readonly entered: Counts } {
  const [counts, entered] = [copied(before), new Map<string, Map<string, number>>()];
  for (const move of lines.flatMap(({ moves }) => moves)) {
    ok(move.count > 0, `${move.count} pieces cannot move`);
    if (move.from !== BANK) leave(at(counts, move.from), move);
    if (move.to === BANK) continue;
    change(at(counts, move.to), move.piece, move.count);
    change(at(entered, move.to), move.piece, move.count);
  }
  return { counts, entered };
}

/** Turns pieces that have entered a place, and cannot be told there any more, into hidden ones. */
function hide(counts: Counts, entered: Counts, after: Pieces): void {
  for (const [place, pieces] of entered)
    for (const [piece, came] of pieces) {
      const here = at(counts, place);
      const more = (here.get(piece) ?? 0) - (after.get(place)?.get(piece) ?? 0);
      if (piece === HIDDEN || more <= 0 || more > came) continue;
      change(here, piece, -more);
      change(here, HIDDEN, more);
    }
}

const plain = (counts: Pieces): Record<string, Record<string, number>> =>
  Object.fromEntries(
    [...counts]
      .filter(([, pieces]) => pieces.size > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([place, pieces]) => [place, Object.fromEntries([...pieces].toSorted(([a], [b]) => (a < b ? -1 : 1)))]),
  );

/** Throws unless the moves of these lines turn one set of pieces into the other. */
export function expectMoved(before: Pieces, lines: readonly LogLine[], after: Pieces): void {
  const { counts, entered } = moved(before, lines);
  hide(counts, entered, after);
  deepStrictEqual(plain(counts), plain(after));
}

/** What is told of a decision. */
export const TELL_LAWS: readonly Law[] = [
  {
    name: 'what is told moves every piece from where it was to where it is, for every viewer',
    check: (game, s) => {
      for (const who of viewers(game, s)) {
        const seen = game.redact(s, who);
        for (const choice of choicesOf(game, s)) {
          const next = game.redact(after(game, s, choice), who);
          expectMoved(game.pieces(seen), game.tell(seen, choice, next), game.pieces(next));
        }
      }
    },
  },
  {
    name: 'no piece is made or lost: every viewer counts as many as there are',
    check: (game, s) => {
      const total = (pieces: Pieces): number =>
        [...pieces.values()].flatMap((counts) => [...counts.values()]).reduce((sum, count) => sum + count, 0);
      for (const who of viewers(game, s)) strictEqual(total(game.pieces(game.redact(s, who))), total(game.pieces(s)));
    },
  },
  {
    name: 'what is told has words in the list of words',
    check: (game, s) => {
      for (const choice of choicesOf(game, s))
        for (const { key } of game.tell(s, choice, after(game, s, choice))) ok(game.words.includes(`log.${key}`), key);
    },
  },
];
