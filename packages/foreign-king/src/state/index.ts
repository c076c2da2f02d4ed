import { FACTS, SIZE } from './layout.ts';

export { FACTS, SIZE };
export const newState = (): Int32Array => new Int32Array(SIZE);
export * from './board.ts';
export * from './pending.ts';
export * from './sides.ts';
export * from './turn.ts';
