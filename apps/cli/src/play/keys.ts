/** A key that a screen may know, or text that was typed or pasted. */
export type Key = { readonly name: KeyName } | { readonly name: 'text'; readonly text: string };

type KeyName =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'page-up'
  | 'page-down'
  | 'home'
  | 'end'
  | 'enter'
  | 'escape'
  | 'tab'
  | 'rubout'
  | 'interrupt';

/** Keys by the last sign of their sequence, or by its number if that is `~`. */
const SEQUENCES: Readonly<Record<string, KeyName>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'tab',
  '1': 'home',
  '3': 'rubout',
  '4': 'end',
  '5': 'page-up',
  '6': 'page-down',
  '7': 'home',
  '8': 'end',
};

const CONTROLS: Readonly<Record<string, KeyName>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\u007f': 'rubout',
  '\b': 'rubout',
  '\u0003': 'interrupt',
  '\u0004': 'interrupt',
};

const ESCAPE = '\u001b';
/** What a terminal sends: a sequence for a key, Escape alone, or a run of anything else. */
const PIECE = new RegExp(`${ESCAPE}(?:\\[\\[?[0-?]*[ -/]*[@-~]|O[0-9;]*[A-Za-z])|${ESCAPE}|[^${ESCAPE}]+`, 'g');
/** A sequence of which only the beginning has come, or Escape itself. */
const BEGUN = new RegExp(`${ESCAPE}(?:\\[\\[?[0-?]*[ -/]*|O[0-9;]*)?$`);
/** With other keys held down, their numbers stand behind a semicolon. */
const SEQUENCE = new RegExp(`^${ESCAPE}(?:\\[|O)(\\d*)(?:;\\d+)?([A-Za-z~])$`);

/** The key of a sequence; none if no screen knows it. */
function keyOf(sequence: string): Key[] {
  const [, number, last] = SEQUENCE.exec(sequence) ?? [];
  const name = SEQUENCES[last === '~' ? number : last];
  return name === undefined ? [] : [{ name }];
}

/** Text and keys in their order, as a paste or a fast typist brings them; what is neither is left out. */
function keysIn(run: string): Key[] {
  const pieces = run.match(/\p{Cc}|\P{Cc}+/gu) ?? [];
  return pieces.flatMap((piece): Key[] => {
    if (Object.hasOwn(CONTROLS, piece)) return [{ name: CONTROLS[piece] }];
    return /\p{Cc}/u.test(piece) ? [] : [{ name: 'text', text: piece }];
  });
}

/** Reads keys from what a terminal sends, which may break off in the middle of a key. */
export class KeyReader {
  /** What may be the beginning of a sequence. */
  private begun = '';

  /** The keys of an input, together with what was begun before: one list for each sequence and for each run of others. */
  read(input: string): Key[][] {
    const all = this.begun + input;
    this.begun = BEGUN.exec(all)?.[0] ?? '';
    const whole = all.slice(0, all.length - this.begun.length);
    return (whole.match(PIECE) ?? []).map((piece) => {
      if (piece === ESCAPE) return [{ name: 'escape' }];
      return piece.startsWith(ESCAPE) ? keyOf(piece) : keysIn(piece);
    });
  }

  /** Whether a sequence may have begun; it may also be Escape, behind which nothing comes. */
  get waits(): boolean {
    return this.begun !== '';
  }

  /** Nothing more has come: what was begun is Escape. */
  end(): Key[][] {
    const { waits } = this;
    this.begun = '';
    return waits ? [[{ name: 'escape' }]] : [];
  }
}
