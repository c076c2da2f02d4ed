import { type StatusMessage, statusMessages } from '@interregnum/protocol/client';
import './status-bar.css';
import { lazy, Suspense } from 'react';
import { useWords } from '../../shell/words.tsx';
import { ReturnButton } from '../agreements/leaving.tsx';
import { TakebackButton, TakebackDialog } from '../agreements/taking-back.tsx';
import { PauseButton } from '../clocks/pausing.tsx';
import { TableClocks } from '../clocks/table-clocks.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { planMessages } from '../plans/plan-status.ts';
import { PlansButton } from '../plans/plans-button.tsx';
import { TalkButton } from '../talk/talk-button.tsx';
import { TalkDialog } from '../talk/talk-dialog.tsx';
import { saidWords, speakerOf } from '../talk/talk-words.ts';
import { FairDialog } from './fair-dialog.tsx';
import type { OnlineTable } from './online-table.ts';
import { SeatsDialog } from './seats-dialog.tsx';
import { useOnlineTable } from './use-online-table.ts';

const PlansDialog = lazy(async () => ({ default: (await import('../plans/plans-dialog.tsx')).PlansDialog }));

/** Below the header: the connection, who is away, what others agree to; always as high, so that no board moves. */
export function StatusBar({ online }: { readonly online: OnlineTable }) {
  useOnlineTable(online);
  const words = useOnlineWords();
  const { connection, opened } = online;
  const text = useStatusText(online);
  const isOpen = connection.state === 'open';
  return (
    <div className="status-bar">
      <button type="button" className="status-bar-text" title={text} onClick={() => online.open('seats')}>
        <span className={isOpen ? 'status-bar-dot open' : 'status-bar-dot'} aria-hidden="true" />
        <span role="status">{text === '' ? words('line.open') : text}</span>
      </button>
      <TableClocks online={online} />
      <PlansButton online={online} />
      <TalkButton online={online} />
      <PauseButton online={online} />
      <TakebackButton online={online} />
      <ReturnButton online={online} />
      <StatusButtons online={online} />
      {opened === 'seats' && <SeatsDialog online={online} close={() => online.open(undefined)} />}
      {opened === 'takeback' && <TakebackDialog online={online} close={() => online.open(undefined)} />}
      {opened === 'talk' && <TalkDialog online={online} close={() => online.open(undefined)} />}
      {opened === 'plans' && (
        <Suspense>
          <PlansDialog online={online} close={() => online.open(undefined)} />
        </Suspense>
      )}
      {opened === 'fair' && <FairDialog online={online} close={() => online.open(undefined)} />}
    </div>
  );
}

/** All that there is to say, in words. */
function useStatusText(online: OnlineTable): string {
  const { language } = useWords();
  const words = useOnlineWords();
  const { connection, remote, client, info, lately } = online;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const wordsOf = ({ key, names, values }: StatusMessage): string =>
    words(key, names === undefined ? values : { names: list.format(names), list: list.format(names) });
  const { justSaid } = online;
  const said =
    justSaid === undefined
      ? ''
      : words('talk.line', {
          name: speakerOf(justSaid, info.seats, client.view.names, words),
          said: saidWords(justSaid.said, words),
        });
  const status = statusMessages({
    state: connection.state,
    info,
    here: client.seats,
    names: client.view.names,
    isPending: client.isPending,
    isRestored: remote.notice === 'restored',
    unseen: online.unseen,
    lately,
  });
  const told = [...status, ...planMessages(online)].map(wordsOf).join(' ');
  return [said, told].filter((text) => text !== '').join(' ');
}

/** What can be done about what it says. */
function StatusButtons({ online: { connection, remote } }: { readonly online: OnlineTable }) {
  const { text } = useWords();
  if (connection.state === 'old')
    return (
      <button type="button" className="button" onClick={() => location.reload()}>
        {text('app.reload')}
      </button>
    );
  if (remote.notice === undefined) return null;
  return (
    <button type="button" className="button plain" aria-label={text('dialog.close')} onClick={() => remote.dismiss()}>
      ✕
    </button>
  );
}
