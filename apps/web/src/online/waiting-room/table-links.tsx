import { allKeptFor, isOpen, type TableInfo } from '@interregnum/protocol/client';
import { useWords } from '../../shell/words.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { SharedLink } from './shared-link.tsx';

const useMessage = ({ host, game }: TableInfo): string => {
  const { text } = useWords();
  return useOnlineWords()('room.share-text', { name: host, game: text(`start.title.${game}`) });
};

/** The link by which open seats are taken, for the host. */
export function InvitationLink({ info }: { readonly info: TableInfo }) {
  const online = useOnlineWords();
  const list = new Intl.ListFormat(useWords().language, { type: 'conjunction' });
  const message = useMessage(info);
  const { table, invitation, seats } = info;
  if (invitation === undefined || !seats.some(isOpen)) return null;
  const kept = allKeptFor(info);
  const about = kept === undefined ? online('room.link-text') : online('room.link-kept', { names: list.format(kept) });
  const words = { label: online('room.link'), about, message };
  return <SharedLink what="join" rest={[table, invitation]} {...words} />;
}

/** The link for watching, for the host. */
export function WatchingLink({ info }: { readonly info: TableInfo }) {
  const online = useOnlineWords();
  const message = useMessage(info);
  const { table, watching } = info;
  if (watching === undefined) return null;
  return <SharedLink what="watch" rest={[table, watching]} label={online('room.watch-link')} message={message} />;
}
