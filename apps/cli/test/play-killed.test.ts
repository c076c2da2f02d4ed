import { losesNoTurn } from './play-killed.ts';

// At each kind of moment once, at one table; more, and other accidents, are in play-killed.long.test.ts.
losesNoTurn(4, 1);
