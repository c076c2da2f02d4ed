import { FastRandom } from '@interregnum/kernel';

/** Chance that a seed decides, so that an attack can be made again. */
export class Chance {
  private readonly random: FastRandom;

  constructor(seed: string) {
    this.random = new FastRandom(seed);
  }

  below(count: number): number {
    return this.random.below(count);
  }

  /** Whether one of so many times has come. */
  oneIn(count: number): boolean {
    return this.random.below(count) === 0;
  }

  of<Thing>(things: readonly Thing[]): Thing {
    return things[this.random.below(things.length)];
  }

  text(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet[this.random.below(alphabet.length)]).join('');
  }

  id(): string {
    return this.text(BASE64URL, 22);
  }

  hex(length = 64): string {
    return this.text('0123456789abcdef', length);
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.random.below(256)));
  }

  /** A text that is nearly the one given: a character is another one, missing, doubled, or in the other case. */
  nearMiss(text: string): string {
    const at = this.random.below(Math.max(1, text.length));
    const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
    const other = here === 'A' ? 'B' : 'A';
    const upper = here.toUpperCase() === here ? here.toLowerCase() : here.toUpperCase();
    const misses = [before + other + after, before + after, before + here + here + after, `${text} `, `${text}\0`];
    return this.of(upper === here ? misses : [...misses, before + upper + after]);
  }
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
