import { GAMES } from '@interregnum/games/all';
import { twoWorlds } from './two-worlds.ts';

/** By the newest rules; the long suite compares all versions. */
twoWorlds([...GAMES.values()], 1, 40);
