import { EVERY_GAME } from './every-game.ts';
import { twoWorlds } from './two-worlds.ts';

twoWorlds(EVERY_GAME, 30, 800);
