import { EVERY_GAME } from './every-game.ts';
import { wholeScenes } from './whole-scenes.ts';

wholeScenes(EVERY_GAME, 60, (_, { seats }) => Number(seats));
