import {
  ACTIONS,
  type ActionName,
  actionsOf,
  type Board,
  boardOf,
  PROVINCES,
  type ProvinceName,
} from '@interregnum/foreign-king/board';
import type { GameScreen } from '../game-screen.ts';
import type { Mark } from '../mark.ts';
import { beatsOf, boardWith, isEnd } from './foreign-king-beats.ts';
import { noticed } from './foreign-king-remarks.ts';
import { routeOf } from './foreign-king-route.ts';

const isAction = (mark: Mark): mark is ActionName => (ACTIONS as readonly string[]).includes(mark);
const isProvince = (mark: Mark): mark is ProvinceName => (PROVINCES as readonly string[]).includes(mark);

export { routeOf, shortestOf } from './foreign-king-route.ts';

/** What is asked after an action was touched, by what there is to touch then. */
function followUpKey(marks: readonly Mark[]): string {
  if (marks.includes('metal') || marks.includes('textile')) return 'foreign-king.ask.factory';
  if (marks.some((mark) => /^\d+$/.test(mark))) return 'foreign-king.ask.count';
  if (marks.some(isAction)) return 'foreign-king.ask.action';
  return marks.some((mark) => mark.includes(' ')) ? 'foreign-king.ask.way' : 'foreign-king.ask.province';
}

/** The Foreign King on a screen. Provinces and the actions of the table are drawn; loans, numbers and kinds are not. */
export const foreignKingScreen: GameScreen<Board> = {
  boardOf,
  noticed,
  isDrawn: (mark, _key, seen) => (isAction(mark) ? actionsOf(boardOf(seen)).includes(mark) : isProvince(mark)),
  followUpKey,
  /** What the king's way costs the seat that sends him, and how far his marker falls; of other choices nothing is told. */
  noteOn: (choice, { actor, king, seats }, after, { words, table }) => {
    if (actor === null || routeOf(choice).length === 0) return '';
    const next = after();
    const count = seats[actor].francs - next.seats[actor].francs;
    const price = count === 0 ? table('foreign-king.free') : words.term({ term: 'count', id: 'francs', count });
    return table('foreign-king.way', { price, count: king.marker - next.king.marker });
  },
  endsTurn: (choice) => choice === 'end',
  sides: ({ seats }) => seats.length,
  beatsOf,
  isEnd,
  boardWith,
};
