import { type Board, FACTIONS, isHidden } from '@interregnum/claim/board';
import type { DrawingContext } from '../drawing.ts';
import { type Block, inHand } from './cards.ts';
import { inColourOf } from './factions.ts';
import { farSeat, nameAt, nearSeat } from './places.ts';

/** What is known of cards that the viewer cannot see: how many are in a hand, what it lacks, how many were drawn. */
function notes({ hands, voids, drawn }: Board, seat: number, { text }: DrawingContext): string {
  const [held, recruited] = [hands[seat], drawn[seat]].map((cards) => cards.filter(isHidden).length);
  const lacked = held === 0 ? [] : FACTIONS.filter(({ letter }) => voids[seat].includes(letter));
  const factions = lacked.map((faction) => inColourOf(faction, faction.letter)).join('');
  return [
    ...(held === 0 ? [] : [`${held}`]),
    ...(lacked.length === 0 ? [] : [text('board.claim.lacks', { factions })]),
    ...(recruited === 0 ? [] : [text('board.claim.hidden', { count: recruited })]),
  ].join(' · ');
}

/** A hand as three lines: who holds it, its cards, and what is known of those that are hidden. */
function handOf(seat: number, board: Board, context: DrawingContext): Block {
  const [top, cards, bottom] = inHand(board.hands[seat]);
  const width = Math.max(...[0, 1].map((each) => nameAt(each, context).length));
  const margin = ' '.repeat(width);
  return [
    `  ${margin}  ${top}`.trimEnd(),
    `  ${nameAt(seat, context).padEnd(width)}  ${cards}  ${notes(board, seat, context)}`.trimEnd(),
    `  ${margin}  ${bottom}`.trimEnd(),
  ];
}

/** The hand in front of the viewer. */
export const nearHand = (board: Board, context: DrawingContext): Block => handOf(nearSeat(context), board, context);

/** The hand across the table, of which one line has to do. */
export const farHand = (board: Board, context: DrawingContext): string => handOf(farSeat(context), board, context)[1];
