import { describe, expect, test } from 'vitest';
import { shareParts } from './share-parts.ts';

describe('sharing equal parts of two boards', () => {
  test('equal parts become the same objects, others stay', () => {
    const known = { regions: { moray: { scots: 2 }, devon: { welsh: 1 } }, hands: [['spy'], []] };
    const next = { regions: { moray: { scots: 2 }, devon: { welsh: 3 } }, hands: [['spy'], []] };
    const shared = shareParts(known, next);
    expect(shared).toBe(next);
    expect(shared).toEqual({ regions: { moray: { scots: 2 }, devon: { welsh: 3 } }, hands: [['spy'], []] });
    expect(shared.regions.moray).toBe(known.regions.moray);
    expect(shared.regions.devon).not.toBe(known.regions.devon);
    expect(shared.hands).toBe(known.hands);
  });

  test('of equal wholes the known one is returned', () => {
    const known = { track: [{ region: 'moray', disc: null }] };
    expect(shareParts(known, { track: [{ region: 'moray', disc: null }] })).toBe(known);
  });

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1], { 0: 1 }],
    [{ a: null }, { a: {} }],
  ])('%j is not taken for %j', (known: object, next: object) => {
    const copy = structuredClone(next);
    expect(shareParts(known, next)).not.toBe(known);
    expect(next).toEqual(copy);
  });
});
