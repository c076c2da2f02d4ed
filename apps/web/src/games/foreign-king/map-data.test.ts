import { describe, expect, test } from 'vitest';
import { contains, crossings, rings, touching } from '../../../test/outlines.ts';
import { PROVINCES, VIEW } from './map-data.ts';

/** Half the height of a line of text, in units of the map. */
const HALF_LINE = 15;

describe('the map of Belgium', () => {
  const borders = [
    'antwerp-brabant',
    'antwerp-east_flanders',
    'antwerp-limburg',
    'brabant-east_flanders',
    'brabant-hainaut',
    'brabant-liege',
    'brabant-limburg',
    'brabant-namur',
    'east_flanders-hainaut',
    'east_flanders-west_flanders',
    'hainaut-namur',
    'hainaut-west_flanders',
    'liege-limburg',
    'liege-luxembourg',
    'liege-namur',
    'luxembourg-namur',
  ];

  test('FK-MAP-1, -2  areas touch along the sixteen borders and nowhere else', () => {
    expect(touching(PROVINCES)).toEqual(borders.sort());
  });

  describe.each(Object.entries(PROVINCES))('%s', (_, { path, name: [nameX, nameY], room }) => {
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
