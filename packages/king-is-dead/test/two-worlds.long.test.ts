import { twoWorlds } from './two-worlds.ts';

twoWorlds(4000);
