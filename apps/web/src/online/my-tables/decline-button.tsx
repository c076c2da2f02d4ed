import type { TableLine } from '@interregnum/protocol/client';
import { pageConnection } from '../connection/page-connection.ts';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';

interface DeclineProps {
  readonly line: TableLine;
  readonly host: string;
  readonly look: () => void;
}

/** Gives up the seat that is kept for the visitor. */
export function DeclineButton({ line, host, look }: DeclineProps) {
  const online = useOnlineWords();
  const { isBusy, errorKey, ask } = useRequest();
  const decline = async (): Promise<void> => {
    if (await ask(() => pageConnection().ask('decline', { table: line.table }))) look();
  };
  return (
    <div className="my-tables-decline">
      <button
        type="button"
        className="button"
        disabled={isBusy}
        aria-label={online('mine.decline-which', { name: host })}
        onClick={decline}
      >
        {online('mine.decline')}
      </button>
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
    </div>
  );
}
