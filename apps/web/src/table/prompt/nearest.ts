/** A box on the screen. */
export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Ways to go from one box to another, as keys name them. */
const STEPS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

export type ArrowKey = keyof typeof STEPS;
export const isArrowKey = (key: string): key is ArrowKey => Object.hasOwn(STEPS, key);

/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2.5;

/** Which of some boxes lies next in a direction; undefined if none does. */
export function nearest(key: ArrowKey, from: Box, boxes: readonly Box[]): number | undefined {
  const { x, y } = STEPS[key];
  const cost = (to: Box): number => {
    const [right, down] = [
      to.x + to.width / 2 - from.x - from.width / 2,
      to.y + to.height / 2 - from.y - from.height / 2,
    ];
    const [ahead, aside] = [right * x + down * y, Math.abs(right * y) + Math.abs(down * x)];
    return ahead <= 1 ? Number.POSITIVE_INFINITY : ahead + ASIDE * aside;
  };
  const costs = boxes.map(cost);
  const least = Math.min(...costs);
  return Number.isFinite(least) ? costs.indexOf(least) : undefined;
}
