import { EVERY_GAME } from './every-game.ts';
import { wholeMatches } from './whole-matches.ts';

wholeMatches(EVERY_GAME, 2, 2);
