import { type Board, boardOf, factionOf } from '@interregnum/claim/board';
import type { GameScreen } from '../game-screen.ts';
import { beatsOf, boardWith, isEnd } from './claim-beats.ts';
import { noticed } from './claim-remarks.ts';

/** Claim on a screen: every choice is a card, and every card is drawn. */
export const claimScreen: GameScreen<Board> = {
  boardOf,
  noticed,
  isDrawn: (mark) => factionOf(mark) !== undefined,
  followUpKey: () => undefined,
  isOneTouch: true,
  sides: () => 2,
  beatsOf,
  isEnd,
  boardWith,
};
