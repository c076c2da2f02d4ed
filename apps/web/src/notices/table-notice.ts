import type { AppText } from '@interregnum/texts/lazy';

/** Why a table waits for the visitor. */
const WAITING = ['turn', 'invited', 'look-in'] as const;
/** What can be told of a table; all but those above is news that nobody has to do anything about. */
const KINDS = [...WAITING, 'sat', 'declined', 'begun'] as const;
export type NoticeKind = (typeof KINDS)[number];

export const isWaiting = (what: string): boolean => (WAITING as readonly string[]).includes(what);
export const isNoticeKind = (what: unknown): what is NoticeKind => KINDS.some((each) => each === what);

/** Something that the visitor is told of a table: where its page is, what is played there, and what it is. */
export interface TableNotice {
  /** Behind the # of the page's address. */
  readonly path: string;
  readonly game: string;
  readonly what: NoticeKind;
  /** By whom it came. */
  readonly name?: string;
}

export const onlinePath = (table: string): string => `/online/${table}`;

/** The latest of each table, in the order in which tables were first told of. */
export const mergedNotices = (shown: readonly TableNotice[], more: readonly TableNotice[]): readonly TableNotice[] => [
  ...new Map([...shown, ...more].map((notice) => [notice.path, notice])).values(),
];

/** Whether one of them was not there before. */
export const isAnyNew = (shown: readonly TableNotice[], all: readonly TableNotice[]): boolean =>
  all.some(({ path, what }) => !shown.some((each) => each.path === path && each.what === what));

/** A page or a worker may be older than the games of its server. */
const GAMES = ['claim', 'foreign-king', 'king-is-dead'];

/** What a notice says: what there is, and of which games. */
export function noticeWords(
  notices: readonly TableNotice[],
  text: AppText,
): { readonly title: string; readonly body: string } {
  const games = GAMES.filter((each) => notices.some(({ game }) => game === each));
  return { title: titleOf(notices, text), body: games.map((game) => text(`notices.game.${game}`)).join(', ') };
}

function titleOf(notices: readonly TableNotice[], text: AppText): string {
  const [{ what, name }] = notices;
  const count = notices.length;
  if (count === 1) return name === undefined ? text(`notices.${what}`) : text(`notices.${what}-by`, { name });
  return text(areTurns(notices) ? 'notices.turns' : 'notices.many', { count });
}

/** What the tab says of the tables that wait. */
export const markOf = (waiting: readonly TableNotice[], text: AppText): string =>
  text(areTurns(waiting) ? 'notices.mark' : 'notices.mark-any', { count: waiting.length });

const areTurns = (notices: readonly TableNotice[]): boolean => notices.every(({ what }) => what === 'turn');

/** Where a touch on a notice leads to: the one table, or where all are listed. */
export const pathOf = (notices: readonly TableNotice[]): string => (notices.length === 1 ? notices[0].path : '/');
