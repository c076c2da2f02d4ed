import type { Board } from '@interregnum/king-is-dead/board';
import { cut, inLines, padded, widthOf } from '../../terminal/layout.ts';
import type { DrawingContext } from '../drawing.ts';
import { namedHand, shortHand } from './cards.ts';
import { bold, cardName, NAME_WIDTH, seatLetters, tally } from './signs.ts';

/** The columns beside the map. */
const SEAT_WIDTH = 32;

/** Four seats are always two teams (KD-TEAM-1): one bar for each. */
export const TEAM_BARS = ['┃', '║'];

/** In front of a name: who is to act, has passed, or has won. */
function markOf(seat: number, { courts, turn, passes, halfMade, result }: Board): string {
  if (result !== null) return result.winners.includes(seat) ? '♔' : ' ';
  const actor = halfMade?.actor ?? turn ?? 0;
  if (seat === actor) return '▸';
  const turnsAgo = (actor - seat + courts.length) % courts.length;
  return turnsAgo <= passes ? '–' : ' ';
}

/** The top card of a pile; while it is being carried out, marked and with the card that it copies. */
function lastPlayed(seat: number, { discards, halfMade }: Board, context: DrawingContext): string[] {
  const top = discards[seat].at(-1);
  if (top === undefined) return [];
  if (halfMade?.actor !== seat) return [`↓ ${cardName(top, context)}`];
  const copied = halfMade.effect === top ? [] : [cardName(halfMade.effect, context)];
  return [`▸ ${[cardName(top, context), ...copied].join(' · ')}`];
}

/** A hand by names, in several lines, or in short, in one. */
function handLines(seat: number, board: Board, context: DrawingContext): string[] {
  const { courts, hands } = board;
  const width = SEAT_WIDTH - 2;
  const last = lastPlayed(seat, board, context);
  if (seat !== context.viewer && courts.length > 2) {
    const hand = shortHand(hands[seat], context);
    return [[hand, ...last.map((card) => cut(card, width - widthOf(hand) - 1))].join(' ')];
  }
  const named = namedHand(hands[seat], context);
  const listed = named.map((card, at) => (at < named.length - 1 ? `${card},` : card));
  return inLines([...listed, ...last], { indent: 0, hang: 0, width });
}

/** A seat with its court and its disc, then its cards. */
export function seatLines(seat: number, board: Board, context: DrawingContext): string[] {
  const { courts, track } = board;
  const names = courts.map((_, other) => context.nameOf(other));
  const laid = track.some(({ disc }) => disc === seat);
  const disc = `${laid ? '·' : '◉'}${seatLetters(names)[seat]}`;
  const bar = courts.length === 4 ? TEAM_BARS[seat % 2] : '';
  const name = padded(cut(names[seat], NAME_WIDTH), NAME_WIDTH);
  const first = `${bar}${markOf(seat, board)} ${seat === context.viewer ? bold(name) : name} `;
  return [
    `${first}${tally(courts[seat], context)} ${disc}`,
    ...handLines(seat, board, context).map((line) => `${padded(bar, 2)}${line}`),
  ];
}
