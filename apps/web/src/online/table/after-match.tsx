import { Link, useLocation } from 'wouter';
import { useWords } from '../../shell/words.tsx';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from './online-table.ts';
import { useOnlineTable } from './use-online-table.ts';

interface AfterMatchProps {
  readonly online: OnlineTable;
  /** Whether there is room for one button only. */
  readonly isBrief: boolean;
}

/** Once the match is over: whether the deal was fair, and the next match of the same players. */
export function AfterMatch({ online, isBrief }: AfterMatchProps) {
  useOnlineTable(online);
  const { text } = useWords();
  const words = useOnlineWords();
  return (
    <>
      {!isBrief && (
        <button type="button" className="button" onClick={() => online.open('fair')}>
          {words('fair.check')}
        </button>
      )}
      {online.remote.seats.length > 0 ? (
        <RematchButton online={online} />
      ) : (
        <Link href="/" className="button">
          {text('table.to-start')}
        </Link>
      )}
    </>
  );
}

/** The first to ask makes the table of the next match; the others sit down there. */
function RematchButton({ online }: { readonly online: OnlineTable }) {
  const { text } = useWords();
  const words = useOnlineWords();
  const [, navigate] = useLocation();
  const { isBusy, errorKey, ask } = useRequest();
  const again = async (): Promise<void> => navigate(`/online/${await online.remote.rematch()}`);
  return (
    <>
      <button type="button" className="button gold" disabled={isBusy} onClick={() => ask(again)}>
        {online.info.rematch === undefined ? text('table.again') : words('menu.again-join')}
      </button>
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
    </>
  );
}
