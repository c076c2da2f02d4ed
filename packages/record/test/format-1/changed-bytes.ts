import { FastRandom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { recordText } from '../../src/format-1/index.ts';
import { flawOf, MATCHES } from './played.ts';

/** Tests that no byte of a record can be changed, trying one in so many. */
export function changedBytes(every: number): void {
  describe.each(MATCHES)('a match of $name', ({ played: { record } }) => {
    const text = recordText(record);

    test(`one changed byte, every ${every}th tried, is refused, and its entry is named`, () => {
      const bytes = new TextEncoder().encode(text);
      const [random, decoder] = [new FastRandom('bytes'), new TextDecoder('utf-8', { ignoreBOM: true })];
      const missed: number[] = [];
      let entry = 0;
      for (const [at, byte] of bytes.entries()) {
        const other = (byte + 1 + random.below(255)) % 256;
        if (at % every === 0 && flawOf(decoder.decode(bytes.with(at, other)))?.entry !== entry) missed.push(at);
        if (byte === 10) entry++;
      }
      expect(missed).toEqual([]);
    });
  });
}
