import './seats-dialog.css';
import type { Seat } from '@interregnum/kernel';
import { hasEnded } from '@interregnum/match';
import { isAway, isOpen } from '@interregnum/protocol/client';
import { HUMAN } from '@interregnum/record';
import { useState } from 'react';
import { currentSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Replacing } from '../agreements/leaving.tsx';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import { SeatHolder } from '../waiting-room/seat-holder.tsx';
import { InvitationLink, WatchingLink } from '../waiting-room/table-links.tsx';
import type { OnlineTable } from './online-table.ts';
import { OpenHere } from './open-here.tsx';
import { useOnlineTable } from './use-online-table.ts';

interface SeatsDialogProps {
  readonly online: OnlineTable;
  readonly close: () => void;
}

/** Who sits at the table and who is here; for its host, its links, and seats to be handed out anew. */
export function SeatsDialog({ online, close }: SeatsDialogProps) {
  useOnlineTable(online);
  const words = useOnlineWords();
  const { info, client } = online;
  const isRunning = !hasEnded(client.view);
  return (
    <Dialog title={words('menu.table')} close={close} wide>
      <div className="seats-dialog">
        <ul className="seat-list">
          {info.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <SeatItem key={seat} online={online} seat={seat} isRunning={isRunning} />
          ))}
        </ul>
        {isRunning && <InvitationLink info={info} />}
        {isRunning && <WatchingLink info={info} />}
        {isRunning ? null : <OpenHere online={online} />}
      </div>
    </Dialog>
  );
}

interface SeatItemProps {
  readonly online: OnlineTable;
  readonly seat: Seat;
  readonly isRunning: boolean;
}

function SeatItem({ online, seat, isRunning }: SeatItemProps) {
  const { info, remote } = online;
  const held = info.seats[seat];
  const mayReopen = info.isHost && held.kind === HUMAN && !held.isYours;
  const mayTake = isOpen(held) && (info.isHost || remote.seats.length > 0);
  return (
    <li className={isOpen(held) ? 'open' : ''}>
      <SeatHolder info={info} seat={seat} />
      {isRunning && mayReopen && isAway(held) && <Replacing online={online} seat={seat} />}
      {isRunning && mayReopen && <Reopening online={online} seat={seat} />}
      {isRunning && mayTake && <Taking online={online} seat={seat} />}
    </li>
  );
}

/** Hands a seat out anew, once it was asked for twice: everybody is told. */
function Reopening({ online, seat }: Omit<SeatItemProps, 'isRunning'>) {
  const words = useOnlineWords();
  const { text } = useWords();
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, errorKey, ask } = useRequest();
  if (!isConfirming)
    return (
      <button type="button" className="button" onClick={() => setConfirming(true)}>
        {words('menu.reopen')}
      </button>
    );
  return (
    <div className="seats-dialog-ask">
      <p>{words('menu.reopen-text')}</p>
      <button
        type="button"
        className="button danger"
        disabled={isBusy}
        onClick={() => ask(() => online.remote.ask('reopen', { seat }))}
      >
        {words('menu.reopen')}
      </button>
      <button type="button" className="button" onClick={() => setConfirming(false)}>
        {text('dialog.close')}
      </button>
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
    </div>
  );
}

/** Takes an open seat of a running match at this screen. */
function Taking({ online, seat }: Omit<SeatItemProps, 'isRunning'>) {
  const words = useOnlineWords();
  const { isBusy, errorKey, ask } = useRequest();
  const { look } = currentSettings();
  const name = currentSettings().name || online.client.view.names[seat];
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => ask(() => online.remote.sit(seat, name, look))}
      >
        {words('menu.sit-anew')}
      </button>
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
    </>
  );
}
