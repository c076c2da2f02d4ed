import '../../ui/field.css';
import './plan-bar.css';
import type { Seat } from '@interregnum/kernel';
import { wordingOf } from '@interregnum/screen';
import { crumbs } from '@interregnum/texts/lazy';
import { useId, useSyncExternalStore } from 'react';
import { useWords } from '../../shell/words.tsx';
import { AskingButton } from '../connection/asking-button.tsx';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineTable } from '../table/use-online-table.ts';
import type { PlanDraft } from './plan-draft.ts';
import { plannedAt } from './plan-status.ts';
import { replan } from './replan.ts';

interface PlanBarProps {
  readonly online: OnlineTable;
  readonly draft: PlanDraft;
}

/** Above the table of a plan: whose turn is chosen, and what can be done with those that were. */
export function PlanBar({ online, draft }: PlanBarProps) {
  useOnlineTable(online);
  useSyncExternalStore(draft.subscribe, draft.snapshot);
  const model = draft.model;
  useSyncExternalStore(model.subscribe, model.snapshot);
  const words = useOnlineWords();
  const { names, token } = online.client.view;
  const isMoved = token !== draft.token;
  const { plan, acting, seat, turns } = draft;
  const maySuppose = !isMoved && draft.mayGoOn && acting !== seat;
  return (
    <div className="plan-bar">
      <p role="status">{isMoved ? words('plan.moved') : whatIsChosen(draft, names, words)}</p>
      {maySuppose && draft.mayPass && (
        <button type="button" className="button" onClick={() => draft.pass()}>
          {words('plan.they-pass', { name: names[acting ?? 0] })}
        </button>
      )}
      {maySuppose && model.client.draft?.chosenAt.length === 0 && <Openings draft={draft} acting={acting} />}
      {turns.length > 0 && (
        <button type="button" className="button" onClick={() => draft.back()}>
          {words('plan.back')}
        </button>
      )}
      {plan !== undefined && !isMoved && (
        <AskingButton
          words={words('plan.keep')}
          tone="gold"
          isBrief
          work={() => {
            const { passes = false, plans = [] } = plannedAt(online) ?? {};
            return replan(online, seat, { passes, plans: [...plans, plan] });
          }}
          done={() => online.open('plans')}
        />
      )}
      <button type="button" className="button" onClick={() => online.open('plans')}>
        {words('plan.leave')}
      </button>
    </div>
  );
}

function whatIsChosen(
  { acting, seat, plan, mayGoOn, openings }: PlanDraft,
  names: readonly string[],
  words: ReturnType<typeof useOnlineWords>,
): string {
  if (!mayGoOn || acting === undefined) return words('plan.enough');
  if (acting === seat) return words('plan.answer');
  if (openings.length > 0) return words('plan.guess', { name: names[acting] });
  return words(plan === undefined ? 'plan.suppose' : 'plan.suppose-more', { name: names[acting] });
}

interface OpeningsProps {
  readonly draft: PlanDraft;
  readonly acting: Seat | undefined;
}

/** What others hold cannot be seen: with what they begin is chosen from a list, and then they hold it. */
function Openings({ draft, acting }: OpeningsProps) {
  const words = useOnlineWords();
  const { language } = useWords();
  const label = useId();
  const { openings, model } = draft;
  if (openings.length === 0) return null;
  const { view } = model.client;
  const { choices } = wordingOf(view.game.meta.id, view.names, language);
  const items = openings.map((text) => ({ text, told: crumbs([text], choices) }));
  return (
    <span className="plan-bar-list">
      <label htmlFor={label}>{words('plan.begins', { name: view.names[acting ?? 0] })}</label>
      <select id={label} className="field" value="" onChange={({ target }) => draft.open(target.value)}>
        <option value="" disabled>
          …
        </option>
        {items
          .toSorted((a, b) => a.told.localeCompare(b.told, language, { numeric: true }))
          .map(({ text, told }) => (
            <option key={text} value={text}>
              {told}
            </option>
          ))}
      </select>
    </span>
  );
}
