import { HUMAN } from '@interregnum/record';
import type { AppText } from '@interregnum/texts/lazy';
import { type GameId, newestGame } from '../games/index.ts';
import { NEW_FORM, optionsOf, playersOf, wishesOf } from '../new-table/form.ts';
import { currentSettings } from '../shell/settings.ts';
import { dealTable } from '../table/open/deal.ts';
import { DAY_LEVEL, dayDeal } from './day.ts';
import { besideOfDay } from './day-mark.ts';
import { addKept } from './results-store.ts';

const KINDS: readonly string[] = [HUMAN, DAY_LEVEL];

/** Deals a game’s deal of a day, and returns the table’s id. The first time it is the try that counts. */
export async function dealDay(id: GameId, day: string, words: AppText): Promise<string> {
  const game = await newestGame(id);
  const form = { ...NEW_FORM, kinds: KINDS };
  const options = optionsOf(game, form);
  const { name, look } = currentSettings();
  const wishes = wishesOf(form, KINDS, look);
  const players = playersOf(game, form, options, words, name).map((player, seat) => ({
    ...player,
    look: wishes[seat],
  }));
  const { position, ...deal } = dayDeal(game, options, KINDS, day);
  const table = await dealTable({
    game,
    options,
    players,
    whenSeatGoes: 'stop',
    deal,
    ...(position !== undefined && { position }),
    beside: [besideOfDay(day)],
  });
  await addKept({ results: [], days: [{ day, game: id, table }] });
  return table;
}
