import { describe, expect, test } from 'vitest';
import type { Imports } from './imports.ts';
import { essentialImports, layersOf } from './layers.ts';
import { BOX, layoutOf } from './layout.ts';

const importsOf = (given: Readonly<Record<string, readonly string[]>>): Imports =>
  new Map(Object.entries(given).map(([name, all]) => [name, new Set(all)]));

describe('a picture of imports', () => {
  const tea = importsOf({ tea: ['cup', 'leaf', 'water'], cup: ['clay'], leaf: ['water'], water: [], clay: [] });

  test('leaves out arrows that follow from others', () => {
    expect(essentialImports(tea).get('tea')).toEqual(new Set(['cup', 'leaf']));
  });

  test('has each package above all that it imports', () => {
    expect(layersOf(tea)).toEqual([['clay', 'water'], ['cup', 'leaf'], ['tea']]);
  });

  test('has a package that imports nothing just below those that import it', () => {
    expect(layersOf(importsOf({ a: ['b', 'd'], b: ['c'], c: [], d: [] }))).toEqual([['c'], ['b', 'd'], ['a']]);
  });

  test('has no box upon another, and an arrow past every layer between two boxes', () => {
    const { boxes, arrows } = layoutOf(importsOf({ a: ['b', 'd'], b: ['c'], c: ['d', 'e'], d: [], e: [] }));
    expect([...boxes.keys()].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (const [name, { x, y }] of boxes)
      for (const [other, at] of boxes)
        if (name !== other) expect(at.y !== y || Math.abs(at.x - x) >= BOX.width, `${name} and ${other}`).toBe(true);
    expect(arrows.map((points) => points.length).sort()).toEqual([2, 2, 2, 2, 4]);
  });
});
