import type { Sha256 } from '@interregnum/kernel';
import { takeTurn } from '@interregnum/match';
import type { Loaded } from '../loading.ts';
import type { Change } from '../requests/change.ts';
import { type DueTurn, dueTurn } from './due-turn.ts';
import type { KeptPlans } from './kept-plans.ts';

/** What the turn does that is due by now; where it is not possible in the real world, what is planned without it. */
export function takeDueTurn(
  { table, plans, wakeAt = 0 }: Loaded,
  now: number,
  sha256: Sha256,
): Omit<Change, 'answer'> | undefined {
  const due = dueTurn(table, plans);
  if (due === undefined || table.match === undefined || wakeAt > now) return undefined;
  const { seat, texts } = due;
  const taken = takeTurn(table.match, seat, table.match.head.token, texts, sha256);
  return 'match' in taken ? { played: taken, isDue: true } : { plans: withoutDue(due) };
}

/** It was a plan if there is one for this moment, else the standing pass. */
function withoutDue({ kept }: DueTurn): KeptPlans {
  const plans = kept.plans.filter(([{ after }]) => after.length > 0);
  return plans.length < kept.plans.length
    ? { ...kept, plans, ended: { ...kept.ended, plans: 'impossible' } }
    : { ...kept, passes: false, ended: { ...kept.ended, pass: 'impossible' } };
}
