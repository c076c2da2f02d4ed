import './talk-picture.css';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { Bubble } from './talk-pictures.tsx';

/** Opens what is said at the table, and tells how much of it is new. */
export function TalkButton({ online }: { readonly online: OnlineTable }) {
  const words = useOnlineWords();
  const { talk, remote } = online;
  const count = talk.unread(remote.talk, online.ownSeats).length;
  const told = count === 0 ? words('talk.open') : words('talk.open-new', { count });
  return (
    <button
      type="button"
      className={count === 0 ? 'button plain' : 'button'}
      aria-label={told}
      title={told}
      onClick={() => online.open('talk')}
    >
      <Bubble />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </button>
  );
}
