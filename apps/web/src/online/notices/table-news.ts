import { Listeners } from '@interregnum/match';

/** Something was told of a table of the visitor's that is not on the screen: lists of them are to be looked at again. */
export const tableNews = new Listeners();
