import { describe, expect, test } from 'vitest';
import { contains, crossings, rings, touching } from '../../../test/outlines.ts';
import { REGIONS, VIEW } from './map-data.ts';

/** Half the height of a line of text, in units of the map. */
const HALF_LINE = 15;

describe('the map of Britain', () => {
  const borders = [
    'moray-strathclyde',
    'lancaster-strathclyde',
    'northumbria-strathclyde',
    'lancaster-northumbria',
    'gwynedd-lancaster',
    'lancaster-warwick',
    'northumbria-warwick',
    'essex-northumbria',
    'gwynedd-warwick',
    'devon-gwynedd',
    'essex-warwick',
    'devon-warwick',
    'devon-essex',
  ];

  test('KD-BOARD-1  areas touch along the thirteen borders and nowhere else', () => {
    expect(touching(REGIONS)).toEqual(borders.sort());
  });

  describe.each(Object.entries(REGIONS))('%s', (_, { path, name: [nameX, nameY], room }) => {
    const [outline = [], ...islands] = rings(path);

    test('has clean outlines within the view', () => {
      for (const ring of [outline, ...islands]) {
        expect(crossings(ring)).toBe(0);
        expect(ring.every(([x, y]) => x >= 0 && y >= 0 && x <= VIEW.width && y <= VIEW.height)).toBe(true);
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
  });
});
