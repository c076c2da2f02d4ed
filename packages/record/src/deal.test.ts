import { claim } from '@interregnum/claim';
import { expect, test } from 'vitest';
import { commitmentTo, dealFrom, type Hex, hexOf, lotOf, saltOf, sealOf, sha256 } from './index.ts';

const hexFrom = (text: string): Hex => hexOf(sha256(new TextEncoder().encode(text)));

test('a lot is the first four bytes of a digest of the seed and the salts, by the number of seats', () => {
  const [seed, salts] = [hexFrom('seed'), [hexFrom('a'), hexFrom('b')]];
  const bytes = [seed, ...salts].flatMap((hex) =>
    Array.from(hex.matchAll(/../g), ([byte]) => Number.parseInt(byte, 16)),
  );
  const digest = sha256(Uint8Array.from([...new TextEncoder().encode('interregnum lot '), ...bytes]));
  const number = digest[0] * 2 ** 24 + digest[1] * 2 ** 16 + digest[2] * 2 ** 8 + digest[3];
  for (const seats of [1, 2, 3, 4]) expect(lotOf(seed, salts, seats)).toBe(number % seats);
});

test('lots fall on every seat about as often', () => {
  const lots = [0, 0, 0];
  for (let nth = 0; nth < 900; nth++) lots[lotOf(hexFrom(`${nth}`), [hexFrom(`salt ${nth}`)], 3)]++;
  for (const count of lots) expect(Math.abs(count - 300)).toBeLessThan(60);
});

test.each(['tea', '', 'abc', '5E'.repeat(32), '5e'.repeat(31), '5e'.repeat(33)])(
  '“%s” is no seed and no salt',
  (text) => {
    const good = hexFrom('good');
    const uses = [
      () => commitmentTo(text),
      () => saltOf(text, 0),
      () => sealOf(text, '{}'),
      () => dealFrom(claim, { seats: 2 }, text, [good, good]),
      () => dealFrom(claim, { seats: 2 }, good, [good, text]),
      () => lotOf(good, [text], 2),
    ];
    for (const use of uses)
      expect(use).toThrow(`"${text}" is not 32 bytes, written as 64 lower-case hexadecimal digits`);
  },
);
