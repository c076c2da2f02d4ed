import { FACTIONS } from '@interregnum/king-is-dead/board';
import { expect, test } from 'vitest';
import { type Band, crowdIn } from './crowd.ts';

const ROOM = { x: 100, y: 200, width: 128, height: 96 };
const bands = (...counts: number[]): Band[] => counts.map((count, at) => ({ faction: FACTIONS[at], count }));

test('every follower has a spot of its own within the room, band after band', () => {
  for (const counts of [[1], [4], [2, 1, 1], [3, 0, 3], [2, 2, 2, 2], [5, 1]]) {
    const { size, numbered, places } = crowdIn(ROOM, bands(...counts));
    const spots = places.flatMap((place) => place.spots);
    expect(numbered, `${counts}`).toBe(false);
    expect(spots).toHaveLength(counts.reduce((sum, count) => sum + count));
    expect(new Set(spots.map(String)).size).toBe(spots.length);
    for (const [x, y] of spots) {
      expect(x - size / 2).toBeGreaterThanOrEqual(ROOM.x);
      expect(x + size / 2).toBeLessThanOrEqual(ROOM.x + ROOM.width);
      expect(y - size / 2).toBeGreaterThanOrEqual(ROOM.y);
      expect(y + size / 2).toBeLessThanOrEqual(ROOM.y + ROOM.height);
    }
  }
});

test('a faction that is not there takes no room, and a long band is folded rather than shrunk', () => {
  expect(crowdIn(ROOM, bands(0, 3, 0)).places.map(({ faction }) => faction)).toEqual(['welsh']);
  expect(new Set(crowdIn(ROOM, bands(0, 4)).places[0].spots.map(([, y]) => y)).size).toBe(2);
  expect(crowdIn(ROOM, bands(0, 0)).places).toEqual([]);
});

test('followers too many to be drawn are told by numbers', () => {
  const { numbered, places } = crowdIn(ROOM, bands(7, 8, 9, 3));
  expect(numbered).toBe(true);
  expect(places.map(({ count, spots }) => [count, spots.length])).toEqual([
    [7, 1],
    [8, 1],
    [9, 1],
    [3, 1],
  ]);
});
