import { useLocation } from 'wouter';
import { openRecord } from '../../start/opening.ts';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from './online-table.ts';

/** Keeps the record of a finished match in this browser, too, and opens it there: without a network as well. */
export function OpenHere({ online }: { readonly online: OnlineTable }) {
  const words = useOnlineWords();
  const [, navigate] = useLocation();
  const { isBusy, errorKey, ask } = useRequest();
  const open = async (): Promise<void> => {
    const opened = await openRecord(await online.recordText());
    if (!('id' in opened)) throw new Error('the record cannot be opened');
    navigate(`/table/${opened.id}`);
  };
  return (
    <div>
      <button type="button" className="button" disabled={isBusy} onClick={() => ask(open)}>
        {words('menu.here')}
      </button>
      <p className="quiet">{words('menu.here-text')}</p>
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
    </div>
  );
}
