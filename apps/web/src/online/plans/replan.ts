import type { Seat } from '@interregnum/kernel';
import type { Plan } from '@interregnum/match';
import type { OnlineTable } from '../table/online-table.ts';

export interface Replanned {
  readonly passes: boolean;
  readonly plans: readonly Plan[];
}

/** Plans this for a seat on the present moment, in place of all that was planned before. */
export async function replan({ remote, client }: OnlineTable, seat: Seat, { passes, plans }: Replanned): Promise<void> {
  if (!passes && plans.length === 0) {
    await remote.ask('unplan', { seat });
    return;
  }
  const asked = plans.map((plan) =>
    plan.map(({ after, texts }) => ({
      after: after.map((turn) => ({ seat: turn.seat, texts: [...turn.texts] })),
      texts: [...texts],
    })),
  );
  const answer = await remote.ask('plan', { seat, token: client.view.token, passes, plans: asked });
  if ('stale' in answer) throw new Error('the match has gone on');
}
