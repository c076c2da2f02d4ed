import { type Board, type Cards, FACTIONS } from '@interregnum/claim/board';
import type { LogLine } from '@interregnum/kernel';
import { type Beat, beat, moving } from '../beats/beat.ts';
import { type PieceChange, placeId, placeKind } from '../beats/in-between.ts';
import { withAt, withCards } from '../beats/lists.ts';

export const isEnd = ({ key }: LogLine): boolean => key.startsWith('end-');

/** How a line is played at the table. Before the cards of a trick are taken, one can look at them. */
export const beatsOf = (line: LogLine): Beat[] =>
  line.key === 'trick' ? [beat('hold', line, []), ...moving(line)] : moving(line);

const ORDER: Cards = FACTIONS.flatMap(({ cards }) => cards);
/** Cards are listed in their order, hidden ones last. */
const inOrder = (cards: Cards): string[] => {
  const place = (card: string): number => (ORDER.indexOf(card) + ORDER.length + 1) % (ORDER.length + 1);
  return cards.toSorted((a, b) => place(a) - place(b));
};

type Piles = 'hands' | 'won' | 'drawn' | 'score';
const PILES: Readonly<Record<string, Piles>> = { hand: 'hands', won: 'won', drawn: 'drawn', score: 'score' };

/** The led card lies on the trick first, the reply beside it; one that is taken leaves the other in its place. */
function onTrick({ led, reply, ...board }: Board, { piece, by }: PieceChange): Board {
  const without = [led === piece ? null : led, reply === piece ? undefined : reply] as const;
  const [first, second] = by < 0 ? without : led === null ? [piece, reply] : [led, piece];
  return second === undefined ? { ...board, led: first } : { ...board, led: first, reply: second };
}

function withChange(board: Board, change: PieceChange): Board {
  const { at, piece, by } = change;
  const kind = placeKind(at);
  if (kind === 'trick') return onTrick(board, change);
  if (kind === 'shown') return { ...board, shown: by < 0 ? null : piece };
  if (kind === 'deck' || kind === 'discard') return { ...board, [kind]: withCards(board[kind], piece, by) };
  const piles = PILES[kind];
  if (piles === undefined) return board;
  const pile = withAt(board[piles], Number(placeId(at)), (cards) => inOrder(withCards(cards, piece, by)));
  return { ...board, [piles]: pile };
}

/** The board with some cards more or less. */
export const boardWith = (board: Board, changes: readonly PieceChange[]): Board => changes.reduce(withChange, board);
