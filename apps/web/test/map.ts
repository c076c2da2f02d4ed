import { expect, test } from 'vitest';
import { contains, crossings, rings } from './outlines.ts';

/** Half the height of a line of text, in units of a map. */
const HALF_LINE = 15;

interface Area {
  readonly path: string;
  readonly name: readonly [x: number, y: number];
  readonly room: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Tests that an area of a map is drawn within the view, with room for its pieces below its name. */
export function itIsDrawnWell(
  { path, name: [nameX, nameY], room }: Area,
  view: { width: number; height: number },
): void {
  const [outline = [], ...islands] = rings(path);

  test('has clean outlines within the view', () => {
    for (const ring of [outline, ...islands]) {
      expect(crossings(ring)).toBe(0);
      expect(ring.every(([x, y]) => x >= 0 && y >= 0 && x <= view.width && y <= view.height)).toBe(true);
    }
  });

  test('has room for pieces, and its name above it', () => {
    const [right, bottom] = [room.x + room.width, room.y + room.height];
    const corners = [
      [room.x, room.y],
      [right, room.y],
      [right, bottom],
      [room.x, bottom],
    ] as const;
    expect(corners.every((corner) => contains(outline, corner))).toBe(true);
    expect(contains(outline, [nameX, nameY])).toBe(true);
    expect(nameY + HALF_LINE).toBeLessThanOrEqual(room.y);
    expect(Math.min(room.width / 4, room.height / 3)).toBeGreaterThanOrEqual(30);
  });
}
