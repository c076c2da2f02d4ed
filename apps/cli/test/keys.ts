/** What a terminal sends for keys that are no characters. */
export const KEYS = {
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  pageUp: '\u001b[5~',
  pageDown: '\u001b[6~',
  home: '\u001b[H',
  end: '\u001b[F',
  enter: '\r',
  space: ' ',
  escape: '\u001b',
  tab: '\t',
  rubout: '\u007f',
  interrupt: '\u0003',
} as const;
