import { EVERY_GAME } from './every-game.ts';
import { wholeBeats } from './whole-beats.ts';

wholeBeats(EVERY_GAME, 60, (_, { seats }) => Number(seats));
