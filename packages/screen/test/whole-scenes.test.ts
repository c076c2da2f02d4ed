import { GAMES } from '@interregnum/games/all';
import { wholeScenes } from './whole-scenes.ts';

wholeScenes([...GAMES.values()], 24, () => 1);
