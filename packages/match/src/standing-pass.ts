import type { Game, Seat } from '@interregnum/kernel';
import { turnsSince } from '@interregnum/record';
import type { Match } from './match.ts';

/** The notation of a pass that one may choose until something changes; undefined in a game that has none. */
export const standingPass = ({ meta, endsStandingPass }: Game): string | undefined =>
  endsStandingPass === undefined ? undefined : meta.pass;

/** Whether turns that led from one match to another have changed something for a seat that passes until something does. */
export function endsPass(before: Match, after: Match, seat: Seat): boolean {
  const { game } = before;
  const state = before.state.slice();
  const choices = turnsSince(before.progress.played, after.progress.played).flatMap((turn) => turn.choices);
  return choices.some((choice) => {
    const seen = game.redact(state, seat);
    game.play(state, choice);
    return game.endsStandingPass?.(seen, choice, game.redact(state, seat)) !== false;
  });
}
