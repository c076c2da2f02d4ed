import type { Seat } from '@interregnum/kernel';
import { useState } from 'react';
import { useWords } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AskingButton } from '../connection/asking-button.tsx';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from '../table/online-table.ts';

/** In the menu: lets a bot play on for the seats at this screen. */
export function Leaving({ online, close }: { readonly online: OnlineTable; readonly close: () => void }) {
  const words = useOnlineWords();
  const { client, remote } = online;
  const leave = async (): Promise<void> => {
    for (const seat of client.seats) await remote.ask('leave', { seat });
  };
  return <AskingButton words={words('leave.ask')} about={words('leave.text')} work={leave} done={close} />;
}

/** The seats that a bot plays for the player of this screen. */
const leftSeats = ({ info }: OnlineTable): Seat[] =>
  info.seats.flatMap(({ mayReturn }, seat) => (mayReturn === true ? [seat] : []));

/** Beside the message that a bot plays for the player: they play on themselves. */
export function ReturnButton({ online }: { readonly online: OnlineTable }) {
  const words = useOnlineWords();
  const seats = leftSeats(online);
  if (seats.length === 0 || online.info.phase !== 'playing') return null;
  const back = async (): Promise<void> => {
    for (const seat of seats) await online.remote.ask('return', { seat });
  };
  return <AskingButton words={words('leave.return')} work={back} isBrief />;
}

/** For the host: a bot plays on for somebody who is away, once it was asked for twice. */
export function Replacing({ online, seat }: { readonly online: OnlineTable; readonly seat: Seat }) {
  const words = useOnlineWords();
  const { text } = useWords();
  const [isConfirming, setConfirming] = useState(false);
  const close = (): void => setConfirming(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setConfirming(true)}>
        {words('leave.replace')}
      </button>
      {isConfirming && (
        <Dialog
          title={words('leave.replace-title', { name: online.client.view.names[seat] })}
          close={close}
          closing={text('dialog.close')}
          actions={
            <AskingButton
              words={words('leave.replace')}
              tone="gold"
              work={() => online.remote.ask('leave', { seat })}
              done={close}
            />
          }
        >
          <p>{words('leave.replace-text')}</p>
        </Dialog>
      )}
    </>
  );
}
