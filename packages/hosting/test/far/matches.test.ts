import { hostedMatches, SETTINGS } from './matches.ts';

/** With two pages of a player and a bot, and the shortest game; the long suite plays all settings. */
hostedMatches(1, [SETTINGS[1], SETTINGS[3]]);
