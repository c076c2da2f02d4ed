import './status-bar.css';
import { useWords } from '../../shell/words.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { FairDialog } from './fair-dialog.tsx';
import type { OnlineTable } from './online-table.ts';
import { SeatsDialog } from './seats-dialog.tsx';
import { type StatusMessage, statusMessages } from './status-messages.ts';
import { useOnlineTable } from './use-online-table.ts';

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
      <StatusButtons online={online} />
      {opened === 'seats' && <SeatsDialog online={online} close={() => online.open(undefined)} />}
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
  return statusMessages({
    state: connection.state,
    info,
    here: client.seats,
    names: client.view.names,
    isPending: client.isPending,
    isRestored: remote.notice === 'restored',
    lately,
  })
    .map(wordsOf)
    .join(' ');
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
