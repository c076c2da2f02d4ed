import type { State } from '@interregnum/kernel';
import { layBoard } from '../board-parts.ts';

/** CL-POS-1, -2  The canonical string. Of a redacted state it tells what is known, with `?` for every hidden card. */
export const write = (s: State): string => JSON.stringify({ game: 'claim', v: 1, ...layBoard(s) });
