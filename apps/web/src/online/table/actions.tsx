import { hasEnded } from '@interregnum/match';
import { useId } from 'react';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from './online-table.ts';
import { useOnlineTable } from './use-online-table.ts';

/** Where the match is kept. */
export const Kept = () => useOnlineWords()('menu.kept');

/** In the menu: links and seats, agreeing to stop, and once it is over whether the deal was fair. */
export function Actions({ online, close }: { readonly online: OnlineTable; readonly close: () => void }) {
  useOnlineTable(online);
  const words = useOnlineWords();
  const open = (what: OnlineTable['opened']): void => {
    close();
    online.open(what);
  };
  const isOver = hasEnded(online.client.view);
  return (
    <>
      {!isOver && online.client.seats.length > 0 && <Stopping online={online} />}
      <button type="button" className="button" onClick={() => open('seats')}>
        {words('menu.table')}
      </button>
      {isOver && (
        <button type="button" className="button" onClick={() => open('fair')}>
          {words('fair.title')}
        </button>
      )}
    </>
  );
}

/** Agrees to stop, or not any more. */
function Stopping({ online }: { readonly online: OnlineTable }) {
  const words = useOnlineWords();
  const { isBusy, errorKey, ask } = useRequest();
  const about = useId();
  const { info, client, remote } = online;
  const agrees = client.seats.some((seat) => info.stops.includes(seat));
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        aria-describedby={about}
        onClick={() => ask(() => remote.ask('stop', { agrees: !agrees }))}
      >
        {words(agrees ? 'menu.stop-not' : 'menu.stop')}
      </button>
      <p className="quiet" id={about}>
        {words('menu.stop-text')}
      </p>
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
    </>
  );
}
