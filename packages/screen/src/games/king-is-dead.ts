import {
  type Board,
  boardOf,
  CARD_NAMES,
  type CardName,
  FACTIONS,
  type FactionName,
  REGIONS,
  type RegionName,
} from '@interregnum/king-is-dead/board';
import type { GameScreen } from '../game-screen.ts';
import type { Mark } from '../mark.ts';

export const isCard = (mark: Mark): mark is CardName => (CARD_NAMES as readonly string[]).includes(mark);
export const isRegion = (mark: Mark): mark is RegionName => (REGIONS as readonly string[]).includes(mark);
export const isFaction = (mark: Mark): mark is FactionName => (FACTIONS as readonly string[]).includes(mark);

/** The King Is Dead on a screen. Cards are touched at the start of a turn, then regions; all else is asked by buttons. */
export const kingIsDeadScreen: GameScreen<Board> = {
  boardOf,
  isDrawn: (mark, key) => (isCard(mark) ? key === 'turn' : isRegion(mark)),
  followUpKey: () => 'king-is-dead.ask.faction',
  sides: ({ courts }) => courts.length,
};
