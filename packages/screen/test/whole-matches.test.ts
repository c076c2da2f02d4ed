import { GAMES } from '@interregnum/games/all';
import { wholeMatches } from './whole-matches.ts';

/** By the newest rules; the long suite plays all versions. */
wholeMatches([...GAMES.values()], 1, 50);
