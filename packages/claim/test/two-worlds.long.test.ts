import { twoWorlds } from './two-worlds.ts';

twoWorlds(1500);
