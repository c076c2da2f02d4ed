import { loadGame } from '@interregnum/games';
import type { Sha256 } from '@interregnum/kernel';
import { openMatch, startMatch } from '@interregnum/match';
import { summaryOf } from '@interregnum/record';
import type { Deals } from './ports.ts';

/** The deals of real matches. */
export const dealsWith = (sha256?: Sha256): Deals => ({
  start: (given) => startMatch(given, sha256),
  open: async (text, secret) => {
    const summary = summaryOf(text);
    if ('flaw' in summary) return summary;
    const game = await loadGame(summary.game, summary.rules);
    return openMatch(text, (id, rules) => (id === summary.game && rules === summary.rules ? game : undefined), secret);
  },
});
