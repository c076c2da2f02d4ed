import {
  type Board,
  cardValue,
  FACTIONS,
  type Faction,
  FIRST_PHASE,
  isHidden,
  missing,
  ofFaction,
  voteOf,
} from '@interregnum/claim/board';
import { widthOf } from '../../terminal/layout.ts';
import type { DrawingContext } from '../drawing.ts';
import { digits, factionName, inColourOf } from './factions.ts';
import type { MirroredLine } from './lines.ts';
import { farSeat, nearSeat } from './places.ts';
import { bold, dim } from './tones.ts';

interface Column {
  readonly head: string;
  readonly cell: (faction: Faction) => string;
}

const column = (head: string, values: (faction: Faction) => string): Column => ({
  head,
  cell: (faction) => values(faction) || dim('·'),
});
/** Keeps its neighbours apart. */
const blank = (width: number): Column => ({ head: '', cell: () => ' '.repeat(width) });

/** Room for scored cards from the start, so that the table stays where it is while piles grow. */
const ROOM = '    ';

/** The head and the factions' cells of columns that are as wide as they must be. */
function rows(columns: readonly Column[], flush: 'left' | 'right'): string[] {
  const filled = columns.map(({ head, cell }) => {
    const cells = [dim(head), ...FACTIONS.map(cell)];
    const width = Math.max(...cells.map(widthOf));
    const blanks = (text: string): string => ' '.repeat(width - widthOf(text));
    return cells.map((text) => (flush === 'left' ? text + blanks(text) : blanks(text) + text));
  });
  return filled[0].map((_, row) => filled.map((cells) => cells[row]).join(''));
}

/** Towards the name of the faction: scored cards, their number, and a crown if they have the vote now. */
function scored(board: Board, seat: number): Column[] {
  const count = (faction: Faction): string => {
    const [own, others] = [seat, 1 - seat].map((each) => ofFaction(board.score[each], faction).length);
    return own + others === 0 ? '' : `${own}`;
  };
  return [
    { head: ROOM, cell: (faction) => digits(board.score[seat], faction) },
    blank(1),
    { head: ' ', cell: count },
    { head: ' ', cell: (faction) => (voteOf(board, faction) === seat ? bold('♔') : '') },
  ];
}

/** CL-INFO-11  The values of a faction's cards that the viewer has not seen. */
function unseen({ hands, led, score, discard }: Board, faction: Faction): string {
  const seen = ofFaction([...hands.flat(), led ?? '', ...score.flat(), ...discard], faction);
  return missing(faction.cards, seen).map(cardValue).join('');
}

/** The columns of a seat, towards the middle: followers in the first phase, and what has been scored. */
function ofSeat(board: Board, seat: number, context: DrawingContext): Column[] {
  const { phase, won, drawn } = board;
  if (phase !== FIRST_PHASE) return scored(board, seat);
  const followers = [...won[seat], ...drawn[seat]];
  return [
    column(context.text('board.claim.followers'), (faction) => digits(followers, faction)),
    blank(2),
    ...scored(board, seat),
  ];
}

/** Each faction between the piles of both seats; then the cards that belong to no seat. */
export function pileLines(board: Board, context: DrawingContext): MirroredLine[] {
  const { phase, hands, discard } = board;
  const { text } = context;
  const title = (faction: Faction): string => `${faction.letter} ${factionName(faction, context)}`;
  const names = column('', (faction) => inColourOf(faction, title(faction)));
  const rest = column(text('board.claim.unseen'), (faction) => inColourOf(faction, unseen(board, faction)));
  const discarded = column(text('board.claim.discarded'), (faction) => digits(discard, faction));
  const isDeduced = phase !== FIRST_PHASE && hands.flat().some(isHidden);
  const beyond = isDeduced ? [blank(2), rest, blank(2), discarded] : [blank(2), discarded];
  const nears = rows(ofSeat(board, nearSeat(context), context), 'right');
  const [, ...middles] = rows([names], 'left');
  const fars = rows([...ofSeat(board, farSeat(context), context).reverse(), ...beyond], 'left');
  return [dim(text('board.claim.scored')), ...middles].map((middle, row) => ({
    near: nears[row],
    middle,
    far: fars[row],
  }));
}
