import { GAMES } from '@interregnum/games/all';
import { wholeBeats } from './whole-beats.ts';

wholeBeats([...GAMES.values()], 24, () => 1);
