import { DECK_SIZE, FACTS, SIZE } from './layout.ts';

export { DECK_SIZE, FACTS, SIZE };
export const newState = (): Int32Array => new Int32Array(SIZE);
export * from './lying.ts';
export * from './piles.ts';
export * from './public.ts';
export * from './table.ts';
