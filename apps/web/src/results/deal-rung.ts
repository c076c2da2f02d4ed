import { HUMAN } from '@interregnum/record';
import type { AppText } from '@interregnum/texts/lazy';
import type { GameId } from '../games/index.ts';
import { dealForm } from '../new-table/deal.ts';
import { NEW_FORM } from '../new-table/form.ts';
import { currentSettings } from '../shell/settings.ts';

/** Deals the standard game against a bot, and returns the table's id. */
export const dealRung = (game: GameId, level: string, table: AppText): Promise<string> =>
  dealForm(game, { ...NEW_FORM, kinds: [HUMAN, level] }, table, currentSettings().name);
