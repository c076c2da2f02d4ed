import { FACTS, SIZE } from './layout.ts';

export { FACTS, SIZE };
export const newState = (): Int32Array => new Int32Array(SIZE);
export * from './aim.ts';
export * from './board.ts';
export * from './cards.ts';
export * from './mode.ts';
export * from './public.ts';
export * from './result.ts';
export * from './swap-record.ts';
export * from './track.ts';
export * from './turn.ts';
