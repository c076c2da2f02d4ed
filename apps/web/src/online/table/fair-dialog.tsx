import './fair-dialog.css';
import { hasEnded } from '@interregnum/match';
import { type Fairness, fairnessOf } from '@interregnum/protocol/client';
import { useState } from 'react';
import { findOnly } from '../../games/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from './online-table.ts';

/** How a deal comes about, what that proves, and a button that checks it here. */
export function FairDialog({ online, close }: { readonly online: OnlineTable; readonly close: () => void }) {
  const words = useOnlineWords();
  const { info } = online;
  return (
    <Dialog title={words('fair.title')} close={close}>
      <div className="fair">
        <p>{words('fair.how')}</p>
        {info.isUnsealed ? (
          <p>
            <strong>{words('fair.unsealed')}</strong>
          </p>
        ) : (
          <>
            <p>{words('fair.proves')}</p>
            {hasEnded(online.client.view) && <Checking online={online} />}
            {info.commitment !== undefined && (
              <p className="quiet">
                {words('fair.seal')}
                <br />
                <code>{info.commitment}</code>
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function Checking({ online }: { readonly online: OnlineTable }) {
  const words = useOnlineWords();
  const [fairness, setFairness] = useState<Fairness>();
  const { isBusy, errorKey, ask } = useRequest();
  const check = async (): Promise<void> => {
    const { game, start } = online.client.view;
    const record = await online.remote.record();
    const found = fairnessOf({ record, findGame: findOnly(game), start, deal: online.remote.deal });
    if (found.verdict === 'good') online.remote.foundFair();
    setFairness(found);
  };
  return (
    <>
      <p>
        <button type="button" className="button gold" disabled={isBusy} onClick={() => ask(check)}>
          {words(isBusy ? 'fair.checking' : 'fair.check')}
        </button>
      </p>
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
      <div role="status">{fairness !== undefined && <Checked fairness={fairness} />}</div>
    </>
  );
}

/** What was checked, and what it comes to. */
function Checked({ fairness: { verdict, steps } }: { readonly fairness: Fairness }) {
  const words = useOnlineWords();
  return (
    <>
      <p className={`fair-verdict ${verdict}`}>{words(`fair.${verdict}`)}</p>
      <ul className="fair-steps">
        {steps.map(({ step, holds }) => (
          <li key={step} className={holds ? 'holds' : 'fails'}>
            <strong>{words(holds ? 'fair.holds' : 'fair.fails')}</strong> {words(`fair.step.${step}`)}
          </li>
        ))}
      </ul>
      {verdict === 'some' && <p>{words('fair.not-kept')}</p>}
    </>
  );
}
