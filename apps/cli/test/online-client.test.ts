import { pythonPlays } from './online-client.ts';

// All games are in online-client.long.test.ts.
pythonPlays(['claim']);
