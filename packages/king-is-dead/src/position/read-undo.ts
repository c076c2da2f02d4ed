import { ensure, fields, type State, whole, word } from '@interregnum/kernel';
import { closeSwapRecord, pileSize, recentSeats, recordSwap, seatCount, topOfPile } from '../state/index.ts';
import { UNIT } from '../swap.ts';
import { FACTIONS, MANOEUVRE, OUTMANOEUVRE, REGIONS, SPY } from '../terms.ts';

const SWAPS = ['manoeuvre', 'outmanoeuvre'] as const;
const MOST_OF_A_FACTION = 18;

/**
 * KD-UNDO  The record of the latest swap, which the latest action must have made; the one before it while a card is under
 * way. That one may be buried by now, if its seat acts again.
 */
export function readUndo(s: State, json: unknown, underWay: boolean): void {
  if (json === null) return;
  const undo = fields(json, ['seat', 'card', 'a', 'b', 'net'] as const, 'undo');
  const seat = whole(undo.seat, 0, seatCount(s) - 1, 'undo.seat');
  const card = word(undo.card, SWAPS, 'undo.card') === 0 ? MANOEUVRE : OUTMANOEUVRE;
  const a = word(undo.a, REGIONS, 'undo.a');
  const b = word(undo.b, REGIONS, 'undo.b');
  ensure(a < b, 'undo', 'undo.b');
  const [latest, before] = recentSeats(s);
  const isBuried = underWay && seat === latest;
  ensure(seat === (underWay && !isBuried ? before : latest), 'undo', 'undo.seat');
  const lies = isBuried ? pileSize(s, seat) > 1 : pileSize(s, seat) > 0 && [card, SPY].includes(topOfPile(s, seat));
  ensure(lies, 'undo', 'undo.card');
  const net = fields(undo.net, FACTIONS, 'undo.net');
  const change = FACTIONS.reduce(
    (sum, name, faction) =>
      sum + whole(net[name], -MOST_OF_A_FACTION, MOST_OF_A_FACTION, `undo.net.${name}`) * UNIT[faction],
    0,
  );
  ensure(change !== 0, 'undo', 'undo.net');
  recordSwap(s, seat, card, a, b, change);
  closeSwapRecord(s);
}
