import { GAME_IDS, versionsOf } from '@interregnum/games';
import { findGame } from '@interregnum/games/all';
import type { Game } from '@interregnum/kernel';

/** Every game by every version of its rules. */
export const EVERY_GAME: readonly Game[] = GAME_IDS.flatMap((id) =>
  versionsOf(id).map((version) => findGame(id, version) as Game),
);
