const LINE_FEED = 0x0a;

/** A line as text, or why it has none. */
export type InputLine = { readonly text: string } | { readonly flaw: 'too-long' | 'bad-json' };

/**
 * Cuts bytes into lines and never holds more than one line of `limit` bytes: the rest of a longer one is skipped. Blank
 * lines are left out. The last line need not be ended.
 */
export class LineReader {
  private readonly limit: number;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  /** The beginning of a line whose end is still to come, as far as it may be kept. */
  private held = new Uint8Array(1024);
  private length = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** The lines that end in these bytes. */
  *read(bytes: Uint8Array): Generator<InputLine> {
    let from = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
      const rest = bytes.subarray(from, end);
      from = end + 1;
      if (this.length > 0) {
        this.hold(rest);
        yield* this.end();
      } else yield* this.lineOf(rest);
    }
    this.hold(bytes.subarray(from));
  }

  /** The line that stands so far, if there is one; then a new one begins. */
  *end(): Generator<InputLine> {
    const { held, length } = this;
    this.length = 0;
    yield* this.lineOf(length > this.limit ? { length } : held.subarray(0, length));
  }

  /** Adds to the beginning of a line; of one that is too long, only its length. */
  private hold(bytes: Uint8Array): void {
    const length = this.length + bytes.length;
    if (length > this.held.length && length <= this.limit) {
      const larger = new Uint8Array(Math.min(this.limit, 2 * length));
      larger.set(this.held.subarray(0, this.length));
      this.held = larger;
    }
    if (length <= this.limit) this.held.set(bytes, this.length);
    this.length = length;
  }

  private *lineOf(bytes: Uint8Array | { readonly length: number }): Generator<InputLine> {
    if (bytes.length > this.limit || !(bytes instanceof Uint8Array)) yield { flaw: 'too-long' };
    else {
      const line = this.decode(bytes);
      if (!('text' in line) || !/^[ \t\r]*$/.test(line.text)) yield line;
    }
  }

  private decode(bytes: Uint8Array): InputLine {
    try {
      return { text: this.decoder.decode(bytes) };
    } catch {
      return { flaw: 'bad-json' };
    }
  }
}
