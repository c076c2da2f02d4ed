import { fields, require, type State, whole, word } from '@interregnum/kernel';
import { closeSwapRecord, pileSize, recentSeats, recordSwap, topOfPile } from '../state/index.ts';
import { UNIT } from '../swap.ts';
import { FACTIONS, MANOEUVRE, OUTMANOEUVRE, REGIONS, SPY } from '../terms.ts';

const SWAPS = ['manoeuvre', 'outmanoeuvre'] as const;
const MOST_OF_A_FACTION = 18;

/** KD-UNDO  The record of the latest swap, which its seat's latest action must have made. */
export function readUndo(s: State, json: unknown, seats: number): void {
  if (json === null) return;
  const undo = fields(json, ['seat', 'card', 'a', 'b', 'net'] as const, 'undo');
  const seat = whole(undo.seat, 0, seats - 1, 'undo.seat');
  const card = word(undo.card, SWAPS, 'undo.card') === 0 ? MANOEUVRE : OUTMANOEUVRE;
  const a = word(undo.a, REGIONS, 'undo.a');
  const b = word(undo.b, REGIONS, 'undo.b');
  require(a < b, 'undo', 'undo.b');
  require(seat === recentSeats(s)[0], 'undo', 'undo.seat');
  require(pileSize(s, seat) > 0 && [card, SPY].includes(topOfPile(s, seat)), 'undo', 'undo.card');
  const net = fields(undo.net, FACTIONS, 'undo.net');
  const change = FACTIONS.reduce(
    (sum, name, faction) =>
      sum + whole(net[name], -MOST_OF_A_FACTION, MOST_OF_A_FACTION, `undo.net.${name}`) * UNIT[faction],
    0,
  );
  require(change !== 0, 'undo', 'undo.net');
  recordSwap(s, seat, card, a, b, change);
  closeSwapRecord(s);
}
