import type { AppText } from '@interregnum/texts/lazy';
import type { GameId } from '../games/index.ts';
import { newestGame } from '../games/index.ts';
import { dealTable } from '../table/open/deal.ts';
import { type Form, optionsOf, playersOf } from './form.ts';
import { beginner, namesBeginner, seatedFrom } from './seating.ts';

/** Any number below a small one; the bias of the remainder is beyond notice. */
const drawLot = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0] % below;

/** Deals a table as a form has it, and returns its id; `own` is the visitor's name. */
export async function dealForm(id: GameId, form: Form, table: AppText, own: string): Promise<string> {
  const game = await newestGame(id);
  const options = optionsOf(game, form);
  const players = playersOf(game, form, options, table, own);
  const first = namesBeginner(game, options) ? beginner(form, players.length, drawLot) : 0;
  return dealTable({ game, options, players: seatedFrom(players, first), whenSeatGoes: form.whenSeatGoes });
}
