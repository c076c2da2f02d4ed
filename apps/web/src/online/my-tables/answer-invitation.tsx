import './answer-invitation.css';
import { RemoteTable, type SeatInfo } from '@interregnum/protocol/client';
import { seatNames } from '@interregnum/screen';
import { currentSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.tsx';
import { becamePlayer } from '../connection/hello.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';

interface AnswerProps {
  readonly table: string;
  readonly seats: readonly SeatInfo[];
  readonly host: string;
  /** The visitor has sat down, or has declined. */
  readonly accepted: () => void;
  readonly declined: () => void;
}

/** The seat that is kept for the visitor: one touch takes it, another gives it up. */
export function AnswerInvitation({ table, seats, host, accepted, declined }: AnswerProps) {
  const { table: words } = useWords();
  const online = useOnlineWords();
  const { isBusy, errorKey, ask } = useRequest();
  const sit = async (): Promise<void> => {
    const remote = new RemoteTable(pageConnection(), { table, names: (all) => seatNames(all, words) });
    const { name, look } = currentSettings();
    const called = name || pageConnection().welcome?.player?.name || words('play.player', { number: 1 });
    const seat = seats.findIndex(({ isKeptForYou }) => isKeptForYou);
    await remote.sit(seat, called, look).finally(() => remote.close());
    becamePlayer();
  };
  const accept = async (): Promise<void> => {
    if (await ask(sit)) accepted();
  };
  const decline = async (): Promise<void> => {
    if (await ask(() => pageConnection().ask('decline', { table }))) declined();
  };
  return (
    <div className="answer-invitation">
      <button
        type="button"
        className="button gold"
        disabled={isBusy}
        aria-label={online('mine.accept-which', { name: host })}
        onClick={accept}
      >
        {online('mine.accept')}
      </button>
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
