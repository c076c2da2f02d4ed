export { axe } from './axe.ts';
export { type Dealing, dealTable, openRow } from './deal-table.ts';
export { keptText } from './kept-text.ts';
export { playByClicking } from './player.ts';
export { expect, test } from './test.ts';
