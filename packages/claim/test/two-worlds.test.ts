import { twoWorlds } from './two-worlds.ts';

twoWorlds(250);
