import type { AppText } from '@interregnum/texts/lazy';

/** A table at which it is the visitor's turn: where its page is, and what is played there. */
export interface Turn {
  /** Behind the # of the page's address. */
  readonly path: string;
  readonly game: string;
}

export const onlinePath = (table: string): string => `/online/${table}`;

/** Both lists without doubles. */
export function mergedTurns(shown: readonly Turn[], more: readonly Turn[]): readonly Turn[] {
  const paths = new Set(shown.map(({ path }) => path));
  return [...shown, ...more.filter(({ path }) => !paths.has(path))];
}

/** A page or a worker may be older than the games of its server. */
const GAMES = ['claim', 'foreign-king', 'king-is-dead'];

/** What a notice says of turns: that they are there, and of which games. */
export function noticeWords(turns: readonly Turn[], text: AppText): { readonly title: string; readonly body: string } {
  const games = GAMES.filter((each) => turns.some(({ game }) => game === each));
  const title = turns.length === 1 ? text('notices.one') : text('notices.many', { count: turns.length });
  return { title, body: games.map((game) => text(`notices.game.${game}`)).join(', ') };
}

/** Where a touch on a notice leads to: the one table, or where all are listed. */
export const pathOf = (turns: readonly Turn[]): string => (turns.length === 1 ? turns[0].path : '/');
