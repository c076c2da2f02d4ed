import { flawOfPlans, standingPass } from '@interregnum/match';
import type { KeptPlans } from '../plans/kept-plans.ts';
import { NOTHING, refuse, refuseSeat, refuseUnlessPlaying, type TableHandler } from './change.ts';

/** Plans turns of a seat, in place of all that was planned for it. What is possible rests on what the seat sees. */
export const plan: TableHandler<'plan'> = (table, player, { seat, token, passes, plans }, { chance }) => {
  const refused = refuseSeat(table, player, seat) ?? refuseUnlessPlaying(table);
  const { game, match, made } = table;
  if (refused !== undefined || match === undefined) return refused ?? refuse('not-begun');
  if (token !== match.head.token) return { answer: { stale: true } };
  if (passes && standingPass(game) === undefined) return refuse('not-now');
  const seen = game.redact(match.state, seat);
  const flaw = flawOfPlans(game, made.options, seen, seat, plans);
  if (flaw !== undefined) return refuse('refused', flaw);
  return { plans: { seat, player, draw: chance.hex(), passes, plans }, answer: NOTHING };
};

/** Nothing is planned any more. */
export const unplan: TableHandler<'unplan'> = (table, player, { seat }, { plans }) => {
  const refused = refuseSeat(table, player, seat);
  if (refused !== undefined) return refused;
  const kept = plans.find((each) => each.seat === seat);
  return kept === undefined ? { answer: NOTHING } : { plans: withoutPlans(kept), answer: NOTHING };
};

/** The same with nothing planned and nothing to tell. */
const withoutPlans = ({ seat, player, draw }: KeptPlans): KeptPlans => ({
  ...{ seat, player, draw },
  passes: false,
  plans: [],
});
