export { axe } from './axe.ts';
export { type Dealing, dealTable } from './deal-table.ts';
export { clickOn, playByClicking } from './player.ts';
export { expect, test } from './test.ts';
