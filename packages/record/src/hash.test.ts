import { expect, test } from 'vitest';
import { digestOf, hexOf, isHex, sha256 } from './hash.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

test('SHA-256 is taken of a text as UTF-8 and of numbers behind it, however long they are', () => {
  const [a, b] = [hexOf(sha256(utf8('a'))), hexOf(sha256(utf8('b')))];
  for (const text of ['', 'interregnum ', 'я漢😀'.repeat(3), 'x'.repeat(4095), 'x'.repeat(4096), '漢'.repeat(5000)]) {
    const whole = Uint8Array.from([...utf8(text), ...sha256(utf8('a')), ...sha256(utf8('b'))]);
    expect(digestOf(sha256, text, a, b)).toEqual(sha256(whole));
    expect(digestOf(sha256, text)).toEqual(sha256(utf8(text)));
  }
});

test('bytes are written as two digits each', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(hexOf(bytes)).toBe(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  expect(hexOf(new Uint8Array())).toBe('');
});

test('32 bytes in small letters are a number, and nothing else is', () => {
  const hex = hexOf(sha256(utf8('a')));
  expect(isHex(hex)).toBe(true);
  for (const other of [hex.slice(1), `${hex}0`, `${hex}\n`, hex.toUpperCase(), 7, undefined, [hex]])
    expect(isHex(other)).toBe(false);
});
