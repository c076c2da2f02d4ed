import type { AppText } from '@interregnum/texts/lazy';
import type { GameId } from '../games/index.ts';
import { newestGame } from '../games/index.ts';
import { currentSettings } from '../shell/settings.ts';
import { dealTable } from '../table/open/deal.ts';
import { type Form, kindsAt, optionsOf, playersOf, wishesOf } from './form.ts';
import { beginner, namesBeginner, seatedFrom } from './seating.ts';

/** Any number below a small one; the bias of the remainder is beyond notice. */
const drawLot = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0] % below;

/** Deals a table as a form has it, and returns its id; `own` is the visitor's name. */
export async function dealForm(id: GameId, form: Form, table: AppText, own: string): Promise<string> {
  const game = await newestGame(id);
  const options = optionsOf(game, form);
  const wishes = wishesOf(form, kindsAt(game, form, options), currentSettings().look);
  const players = playersOf(game, form, options, table, own).map((player, place) => ({
    ...player,
    look: wishes[place],
  }));
  const first = namesBeginner(game, options) ? beginner(form, players.length, drawLot) : 0;
  return dealTable({ game, options, players: seatedFrom(players, first), whenSeatGoes: form.whenSeatGoes });
}
