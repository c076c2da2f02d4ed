import { terminalMatches } from './play-matches-terminal.ts';
import { SETTINGS } from './play-settings.ts';

terminalMatches(SETTINGS);
