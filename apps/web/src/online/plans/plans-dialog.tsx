import './plans-dialog.css';
import { LIMITS, type Planned } from '@interregnum/protocol/client';
import { type Wording, wordingOf } from '@interregnum/screen';
import { useWords } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AskingButton } from '../connection/asking-button.tsx';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineTable } from '../table/use-online-table.ts';
import { hasStandingPass, plannedAt } from './plan-status.ts';
import { plannedWords } from './planned-words.ts';
import { replan } from './replan.ts';

interface PlansDialogProps {
  readonly online: OnlineTable;
  readonly close: () => void;
}

/** What the player has planned, which nobody else is told: a standing pass, and answers to turns of the others. */
export function PlansDialog({ online, close }: PlansDialogProps) {
  useOnlineTable(online);
  const words = useOnlineWords();
  const { language } = useWords();
  const { client } = online;
  const [seat = 0] = client.seats;
  const planned = plannedAt(online) ?? { seat, passes: false, plans: [] };
  const wording = wordingOf(client.view.game.meta.id, client.view.names, language);
  return (
    <Dialog title={words('plan.title')} close={close} wide>
      <div className="plans">
        <p className="quiet">{words('plan.text')}</p>
        <Ended online={online} planned={planned} />
        {planned.isDue ? (
          <AskingButton
            words={words('plan.off')}
            about={words('plan.due')}
            work={() => online.remote.ask('unplan', { seat })}
          />
        ) : (
          <Planning online={online} planned={planned} wording={wording} />
        )}
      </div>
    </Dialog>
  );
}

interface PlannedProps {
  readonly online: OnlineTable;
  readonly planned: Planned;
}

/** What is planned no more, and why, until the player has taken note of it. */
function Ended({ online, planned: { seat, passes, plans, ended = {} } }: PlannedProps) {
  const words = useOnlineWords();
  if (ended.pass === undefined && ended.plans === undefined) return null;
  return (
    <div className="plans-ended">
      {ended.pass !== undefined && <p>{words(`plan.pass-ended.${ended.pass}`)}</p>}
      {ended.plans !== undefined && <p>{words(`plan.ended.${ended.plans}`)}</p>}
      <AskingButton words={words('plan.noted')} work={() => replan(online, seat, { passes, plans })} />
    </div>
  );
}

function Planning({ online, planned, wording }: PlannedProps & { readonly wording: Wording }) {
  const words = useOnlineWords();
  const { seat, passes, plans } = planned;
  const isOwnTurn = online.client.waitsFor === 'here';
  return (
    <>
      {hasStandingPass(online) && (
        <AskingButton
          words={words(passes ? 'plan.pass-off' : 'plan.pass')}
          about={words(`plan.pass-text.${online.info.game}`)}
          work={() => replan(online, seat, { passes: !passes, plans })}
        />
      )}
      {plans.length > 0 && (
        <ul>
          {plans.map((plan, at) => (
            <li key={JSON.stringify(plan)}>
              <ol>
                {plan.map((turn) => (
                  <li key={JSON.stringify(turn)}>{plannedWords(turn, wording, words)}</li>
                ))}
              </ol>
              <AskingButton
                words={words('plan.remove')}
                work={() => replan(online, seat, { passes, plans: plans.toSpliced(at, 1) })}
              />
            </li>
          ))}
        </ul>
      )}
      {isOwnTurn ? (
        <p className="quiet">{words('plan.own-turn')}</p>
      ) : (
        plans.length < LIMITS.plans && (
          <button type="button" className="button gold" onClick={() => online.open('planning')}>
            {words('plan.new')}
          </button>
        )
      )}
    </>
  );
}
