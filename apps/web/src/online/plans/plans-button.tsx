import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { mayPlan, plannedAt } from './plan-status.ts';

/** Opens what the player has planned, and tells how much that is. */
export function PlansButton({ online }: { readonly online: OnlineTable }) {
  const words = useOnlineWords();
  if (!mayPlan(online)) return null;
  const planned = plannedAt(online);
  const count = (planned?.plans.length ?? 0) + (planned?.passes ? 1 : 0);
  const told = words(count === 0 ? 'plan.open' : 'plan.open-some', { count });
  return (
    <button
      type="button"
      className={planned === undefined ? 'button plain' : 'button'}
      aria-label={told}
      title={told}
      onClick={() => online.open('plans')}
    >
      <svg className="talk-picture" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 19a2 2 0 1 0 .01 0M7 19h8a4 4 0 0 0 0-8H9a4 4 0 0 1 0-8h7M13 0l4 3-4 3" />
      </svg>
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </button>
  );
}
