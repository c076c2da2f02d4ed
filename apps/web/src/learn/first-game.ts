import type { AppText } from '@interregnum/texts/lazy';
import type { GameId } from '../games/index.ts';
import { dealForm } from '../new-table/deal.ts';
import { NEW_FORM } from '../new-table/form.ts';
import { currentSettings } from '../shell/settings.ts';

/** The opponent of a first game. */
const FIRST_OPPONENT = 'page';

/** Deals a first real game, against as many of the weakest bots as the lesson had others. */
export function dealFirstGame(game: GameId, others: number, table: AppText): Promise<string> {
  const [own] = NEW_FORM.kinds;
  const kinds = [own, ...Array.from({ length: others }, () => FIRST_OPPONENT)];
  const form = { ...NEW_FORM, kinds, options: others > 1 ? { seats: others + 1 } : {} };
  return dealForm(game, form, table, currentSettings().name);
}
