import { type Board, factoriesOf, MOST_SIDES, provincesOf, type Side } from '@interregnum/foreign-king/board';
import { numeral } from '@interregnum/screen';
import { COLUMNS, cut, padded, widthOf } from '../../terminal/layout.ts';
import type { DrawingContext } from '../drawing.ts';
import { MAP_WIDTH } from './map.ts';
import { bold, faint, inColourOf, lettersOf } from './signs.ts';

/** What is left beside the map. */
const WIDTH = COLUMNS - MAP_WIDTH;
/** What a name leaves of it: its mark, its letter and a blank on either side. */
const AROUND_NAME = 4;
const NOTHING = '–';
/** Phases in which no turn is being played. */
const AFTER_TURNS = ['reorder', 'over'];

/** A text on the left and one on the right. */
const apart = (left: string, right: string): string => padded(left, WIDTH - widthOf(right)) + right;

/** What is told of a side beside its name: where its pawn stands, or what is pending, or that it has won. */
function positionOf(side: number, { pending, players, result, seats }: Board, { text }: DrawingContext): string {
  if (result !== null) return result.winners.includes(side) ? text('board.foreign-king.wins') : '';
  if (side >= players) return pending?.ops === undefined ? '' : `×${pending.ops}`;
  const { pawn } = seats[side];
  return pawn === null ? NOTHING : text(`board.foreign-king.action.${pawn}`);
}

/** Who decides; whose turn it is, if that is another side; who may change places when the round ends. */
function mark(side: number, { actor, order, pendingOrder, phase, turn }: Board): string {
  if (side === actor) return '▸';
  if (side === order[turn] && !AFTER_TURNS.includes(phase)) return '○';
  return pendingOrder.includes(side) ? '◉' : ' ';
}

/** The sides in turn order, the virtual player last. */
function turnOrder(board: Board, context: DrawingContext): string[] {
  const { order, players, result, round, seats } = board;
  const { text, nameOf, viewer } = context;
  const letters = lettersOf(board, context);
  const when = result === null ? text('board.foreign-king.round', { count: round }) : text('board.foreign-king.over');
  const heading = apart(` ${bold(when)}`, faint(result === null ? text('board.foreign-king.pawn') : ''));
  const rows = [...order, ...(seats.length > players ? [players] : [])].map((side) => {
    const right = positionOf(side, board, context);
    const name = cut(nameOf(side), WIDTH - AROUND_NAME - right.length);
    const left = `${bold(mark(side, board))}${inColourOf(side, letters[side])} `;
    return apart(left + (side === viewer ? bold(name) : name), right);
  });
  return [heading, ...rows];
}

/** The columns that numbers take together, unless they need more. */
const COLUMNS_IN_ALL = 12;
const MOST_SHOWN = 999;
const count = (number: number): string => (number > MOST_SHOWN ? `${MOST_SHOWN}+` : numeral(number));

/** FK-FINAL-2  The provinces that a side controls, and the factories in them. */
const holdings = (side: number, board: Board): number => provincesOf(side, board).length + factoriesOf(side, board);

/** What the sides have, a column for each. */
function possessions(board: Board, context: DrawingContext): string[] {
  const { pending, players, seats } = board;
  const { text } = context;
  const ofSeats = (told: (side: Side, seat: number) => string): string[] =>
    seats.map((side, seat) => (seat < players ? told(side, seat) : NOTHING));
  const asked = (seat: number): string => (pending?.ask?.includes(seat) ? '?' : '');
  const rows: (readonly [label: string, cells: readonly string[]])[] = [
    ['', lettersOf(board, context)],
    [text('board.foreign-king.points'), seats.map(({ score }) => count(score))],
    [text('board.foreign-king.francs'), ofSeats(({ francs }) => count(francs))],
    [text('board.foreign-king.medals'), ofSeats(({ medals }) => count(medals.up))],
    [text('board.foreign-king.loans'), ofSeats(({ medals }) => count(medals.down))],
    [text('board.foreign-king.congress'), ofSeats(({ congress }, seat) => asked(seat) + count(congress))],
    [text('board.foreign-king.holdings'), seats.map((_, side) => count(holdings(side, board)))],
    [text('board.foreign-king.supply'), seats.map(({ supply }) => count(supply))],
  ];
  const least = Math.floor(COLUMNS_IN_ALL / seats.length);
  const widths = seats.map((_, side) => Math.max(least, ...rows.map(([, cells]) => cells[side].length + 1)));
  const labels = WIDTH - 1 - widths.reduce((sum, width) => sum + width, 0);
  return rows.map(([label, cells]) => {
    const columns = cells.map((cell, side) => inColourOf(side, cell.padStart(widths[side])));
    return ` ${padded(faint(cut(label, labels)), labels)}${columns.join('')}`;
  });
}

/** Thirteen lines to stand beside the map. */
export function sideLines(board: Board, context: DrawingContext): string[] {
  const blanks = Array.from({ length: MOST_SIDES - board.seats.length }, () => '');
  return [...turnOrder(board, context), ...blanks, ...possessions(board, context)];
}
