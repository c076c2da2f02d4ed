import { terminalMatches } from './play-matches-terminal.ts';
import { ONE_OF_EACH } from './play-settings.ts';

terminalMatches(ONE_OF_EACH);
