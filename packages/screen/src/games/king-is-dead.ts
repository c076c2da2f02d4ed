import {
  type Board,
  boardOf,
  CARD_NAMES,
  type CardName,
  contestedSpace,
  FACTIONS,
  type FactionName,
  INSTABILITY_DISCS,
  REGIONS,
  type RegionName,
  UNSTABLE,
  unstableCount,
  winnerOf,
} from '@interregnum/king-is-dead/board';
import type { GameScreen } from '../game-screen.ts';
import type { Mark } from '../mark.ts';
import type { Wording } from '../wording.ts';
import { beatsOf, boardWith, isEnd } from './king-is-dead-beats.ts';
import { noticed } from './king-is-dead-remarks.ts';

export const isCard = (mark: Mark): mark is CardName => (CARD_NAMES as readonly string[]).includes(mark);
export const isRegion = (mark: Mark): mark is RegionName => (REGIONS as readonly string[]).includes(mark);
export const isFaction = (mark: Mark): mark is FactionName => (FACTIONS as readonly string[]).includes(mark);

const PASS = 'pass';

/** KD-PASS  What follows once the seat to act has passed: a struggle at once, after the Saxons' card, or if all others pass too. */
function afterPass({ mode, passes, courts }: Board): 'now' | 'solo' | 'others' {
  if (mode.solo) return 'solo';
  return passes + 1 === courts.length ? 'now' : 'others';
}

/** KD-STRUGGLE, KD-END-1  How the next struggle would end as things stand. */
function nextResult(board: Board): FactionName | 'unstable' | 'invasion' {
  const winner = winnerOf(board.regions[board.track[contestedSpace(board)].region]);
  if (winner !== UNSTABLE) return winner;
  return unstableCount(board) + 1 === INSTABILITY_DISCS ? 'invasion' : 'unstable';
}

/** What passing leads to, in words. */
function passWords(board: Board, { words, table }: Pick<Wording, 'words' | 'table'>): string {
  const [region, result] = [board.track[contestedSpace(board)].region, nextResult(board)];
  return table('king-is-dead.pass', {
    follows: afterPass(board),
    region: words.term({ term: 'region', id: region }),
    result,
    faction: isFaction(result) ? words.term({ term: 'faction', id: result }) : '',
  });
}

/** The King Is Dead on a screen. Cards are touched at the start of a turn, then regions; all else is asked by buttons. */
export const kingIsDeadScreen: GameScreen<Board> = {
  boardOf,
  noticed,
  isDrawn: (mark, key) => (isCard(mark) ? key === 'turn' : isRegion(mark)),
  followUpKey: () => 'king-is-dead.ask.faction',
  /** That a pass is the last one before a struggle. */
  noteOn: (choice, board, _after, { table }) =>
    choice === PASS && afterPass(board) === 'now' ? table('king-is-dead.pass-note') : '',
  outlookOn: ([choice], board, wording) => (choice === PASS ? passWords(board, wording) : ''),
  sides: ({ courts }) => courts.length,
  beatsOf,
  isEnd,
  boardWith,
};
