import type { Action } from './action.ts';
import { build } from './build.ts';
import { congress } from './congress.ts';
import { king } from './king.ts';
import { money } from './money.ts';
import { move } from './move.ts';
import { order } from './order.ts';
import { place } from './place.ts';

/** The actions that the queen can copy, in the order in which their ways are numbered (see choices.ts). */
export const COPIED: readonly Action[] = [build, place, move, congress, king, money, order];
