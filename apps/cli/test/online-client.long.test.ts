import { GAME_IDS } from './games-played.ts';
import { pythonPlays } from './online-client.ts';

pythonPlays(GAME_IDS);
