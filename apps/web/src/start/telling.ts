import type { Header } from '@interregnum/record';
import { isGameId } from '../games/index.ts';
import type { Words } from '../shell/words.tsx';

/** What is played at a table, by whom, and both in one. */
export function toldTable({ game: id, seats }: Header, { text }: Words) {
  const game = isGameId(id) ? text(`start.title.${id}`) : id;
  const names = seats.map(({ name }) => name).join(', ');
  return { game, names, what: text('start.table', { game, names }) };
}
