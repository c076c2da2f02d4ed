import type { TableInfo } from '@interregnum/protocol/client';
import { useWords } from '../../shell/words.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { isOpen } from './gathering.ts';
import { SharedLink } from './shared-link.tsx';

const useMessage = ({ host, game }: TableInfo): string => {
  const { text } = useWords();
  return useOnlineWords()('room.share-text', { name: host, game: text(`start.title.${game}`) });
};

/** The link by which open seats are taken, for the host. */
export function InvitationLink({ info }: { readonly info: TableInfo }) {
  const online = useOnlineWords();
  const message = useMessage(info);
  const { table, invitation, seats } = info;
  if (invitation === undefined || !seats.some(isOpen)) return null;
  const words = { label: online('room.link'), about: online('room.link-text'), message };
  return <SharedLink what="join" table={table} token={invitation} {...words} />;
}

/** The link for watching, for the host. */
export function WatchingLink({ info }: { readonly info: TableInfo }) {
  const online = useOnlineWords();
  const message = useMessage(info);
  const { table, watching } = info;
  if (watching === undefined) return null;
  return <SharedLink what="watch" table={table} token={watching} label={online('room.watch-link')} message={message} />;
}
