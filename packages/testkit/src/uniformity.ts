/**
 * Pearson's chi-square of drawn worlds against what they should weigh, as the number of standard deviations by which it
 * is off (Wilson and Hilferty): a fair draw stays within 4, and one that is too even falls below -4. A world that weighs
 * nothing must not be drawn, and no world may be too rare to be judged.
 */
export function deviation(weights: ReadonlyMap<string, number>, drawn: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const world of drawn) {
    if (!weights.has(world)) throw new Error(`drawn, but not to be expected: ${world}`);
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let square = 0;
  for (const [world, weight] of weights) {
    const expected = (drawn.length * weight) / total;
    if (expected < 5) throw new Error(`too few draws to judge: ${expected} expected of ${world}`);
    square += ((counts.get(world) ?? 0) - expected) ** 2 / expected;
  }
  const part = 2 / (9 * (weights.size - 1));
  return (Math.cbrt(square / (weights.size - 1)) - (1 - part)) / Math.sqrt(part);
}
