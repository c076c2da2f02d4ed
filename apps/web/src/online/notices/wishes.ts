import type { RequestFields } from '@interregnum/protocol/client';
import type { NoticeSettings } from '../../notices/notice-settings.ts';
import { onlinePath } from '../../notices/table-notice.ts';

/** Of which tables at the server a device is to be told. */
export type Wishes = Pick<RequestFields<'subscribe'>, 'all' | 'tables'>;

const PATH = onlinePath('');

export const isOnlinePath = (path: string): boolean => path.startsWith(PATH);

export function wishesIn({ all, tables }: NoticeSettings): Wishes {
  const apart = Object.entries(tables).flatMap(([path, { notify }]) =>
    isOnlinePath(path) && notify !== undefined ? [[path.slice(PATH.length), notify] as const] : [],
  );
  return { all: all.notify, tables: Object.fromEntries(apart) };
}

export const isAnyWanted = ({ all, tables }: Wishes): boolean => all || Object.values(tables).includes(true);
