import { Dialog } from '../../ui/dialog.tsx';
import { AskingButton } from '../connection/asking-button.tsx';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineTable } from '../table/use-online-table.ts';

/** Whether the player has asked for, or agreed to, what is asked for now. */
const hasAgreed = ({ info, client }: OnlineTable): boolean =>
  client.seats.some((seat) => info.takeback?.agreed.includes(seat));

/** In the menu: asks for the last turn back, or does not want it any more. */
export function TakingBack({ online }: { readonly online: OnlineTable }) {
  const words = useOnlineWords();
  const { info, client, remote } = online;
  const hasPlayed = client.view.deciders.some((seat) => client.seats.includes(seat));
  if (!hasPlayed || (info.takeback !== undefined && !hasAgreed(online))) return null;
  const wants = info.takeback === undefined;
  return (
    <AskingButton
      words={words(wants ? 'back.ask' : 'back.not')}
      about={words('back.text')}
      work={() => remote.ask('takeback', { wants })}
    />
  );
}

/** Beside the message that somebody wants a turn back: leads to the answer. */
export function TakebackButton({ online }: { readonly online: OnlineTable }) {
  const words = useOnlineWords();
  const { info, client } = online;
  if (info.takeback === undefined || client.seats.length === 0 || hasAgreed(online)) return null;
  return (
    <button type="button" className="button" onClick={() => online.open('takeback')}>
      {words('back.answer')}
    </button>
  );
}

/** Agrees that a turn is taken back, or not. It closes by itself once there is nothing to answer any more. */
export function TakebackDialog({ online, close }: { readonly online: OnlineTable; readonly close: () => void }) {
  useOnlineTable(online);
  const words = useOnlineWords();
  const { info, client, remote } = online;
  const name = info.takeback && client.view.names[info.takeback.seat];
  const answer = (wants: boolean) => remote.ask('takeback', { wants });
  return (
    <Dialog
      title={name === undefined ? words('back.over') : words('back.title', { name })}
      close={close}
      actions={
        name !== undefined && (
          <>
            <AskingButton words={words('back.agree')} tone="gold" work={() => answer(true)} done={close} />
            <AskingButton words={words('back.refuse')} work={() => answer(false)} done={close} />
          </>
        )
      }
    >
      <p>{words('back.text')}</p>
    </Dialog>
  );
}
