/** A stream of random numbers. Rules draw from it in setup only. */
export interface Random {
  /** A whole number from 0 to `n` - 1, each equally likely; `n` is from 1 to 2^31. */
  below(n: number): number;
}

/** Small Fast Counter (sfc32) by Chris Doty-Humphrey: for simulation and search, not for real matches. */
export class FastRandom implements Random {
  // Fields that start as numbers are kept as numbers: three times faster than fields that start undefined.
  private a = 0;
  private b = 0;
  private c = 0;
  private count = 1;

  constructor(seed: string) {
    const [a, b, c] = scramble(seed);
    this.a = a;
    this.b = b;
    this.c = c;
    for (let i = 0; i < 12; i++) this.word();
  }

  private word(): number {
    const { b, c } = this;
    const sum = (this.a + b + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  }

  /**
   * Scales a word by multiplication, which favours some numbers by n / 2^25 at most: less than any simulation can see.
   * The usual small `n` stays in whole numbers, at half the cost.
   */
  below(n: number): number {
    if (n <= 64) return Math.imul(this.word() >>> 7, n) >>> 25;
    return Math.floor((this.word() >>> 0) * n * 2 ** -32);
  }
}

/** Three words from any text, by three hashes, so that two texts share a stream only once in 2^96. */
function scramble(seed: string): [number, number, number] {
  const hash = (start: number, prime: number): number => {
    let h = start ^ seed.length;
    for (let i = 0; i < seed.length; i++) {
      h = Math.imul(h ^ seed.charCodeAt(i), prime);
      h ^= h >>> 15;
    }
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    return h ^ (h >>> 13);
  };
  return [hash(0x811c9dc5, 0x01000193), hash(0x9e3779b9, 0x85ebca77), hash(0x243f6a88, 0xc2b2ae3d)];
}

export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** The stream of a real match: SHA-256 of the key and a counter. With the key it can be drawn again. */
export class KeyedRandom implements Random {
  private readonly input: Uint8Array;
  private readonly counter: DataView;
  private readonly sha256: Sha256;
  private block: DataView | undefined;
  private at = 0;
  private next = 0;

  constructor(key: Uint8Array, sha256: Sha256) {
    this.input = new Uint8Array(key.length + 4);
    this.input.set(key);
    this.counter = new DataView(this.input.buffer, key.length);
    this.sha256 = sha256;
  }

  private word(): number {
    if (this.block === undefined || this.at === this.block.byteLength) {
      this.counter.setUint32(0, this.next++);
      const digest = this.sha256(this.input);
      this.block = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      this.at = 0;
    }
    this.at += 4;
    return this.block.getUint32(this.at - 4);
  }

  /** Exactly uniform: words beyond the largest multiple of `n` are drawn again. */
  below(n: number): number {
    const fair = 2 ** 32 - (2 ** 32 % n);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % n;
  }
}

/** Fisher-Yates, in place. */
export function shuffle<T extends { [index: number]: unknown; length: number }>(list: T, random: Random): T {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
  return list;
}
