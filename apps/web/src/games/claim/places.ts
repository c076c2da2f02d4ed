import type { Scene } from '../drawing.ts';

/** The viewer sits at the near side of the table, or the first seat if the audience looks. */
export const nearSeat = ({ viewer }: Scene): number => (viewer === 'audience' ? 0 : viewer);
export const farSeat = (scene: Scene): number => 1 - nearSeat(scene);
