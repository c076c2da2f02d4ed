import type { Summary } from '@interregnum/record';
import { isGameId } from '../games/index.ts';
import type { Words } from '../shell/words.tsx';

/** What is played at a table, by whom, and both in one. */
export function tableWords({ game: id, players }: Summary, { text }: Words) {
  const game = isGameId(id) ? text(`start.title.${id}`) : id;
  const names = players.map(({ name }) => name).join(', ');
  return { game, names, what: text('start.table', { game, names }) };
}
