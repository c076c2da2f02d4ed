import type { Key as InkKey } from 'ink';

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

const NAMED: readonly (readonly [keyof InkKey, KeyName])[] = [
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['pageUp', 'page-up'],
  ['pageDown', 'page-down'],
  ['home', 'home'],
  ['end', 'end'],
  ['return', 'enter'],
  ['escape', 'escape'],
  ['tab', 'tab'],
  ['backspace', 'rubout'],
  ['delete', 'rubout'],
];

/** What a terminal sends for keys when several arrive at once, as text. */
const CONTROLS: Readonly<Record<string, KeyName>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\u007f': 'rubout',
  '\b': 'rubout',
  '\u0003': 'interrupt',
};

/** The keys of one event of the terminal: a fast typist, or a paste, may bring several. */
export function keysOf(input: string, key: InkKey): Key[] {
  if (key.ctrl) return input === 'c' || input === 'd' ? [{ name: 'interrupt' }] : [];
  const named = NAMED.find(([flag]) => key[flag] === true);
  if (named !== undefined) return [{ name: named[1] }];
  const pieces = input.match(/\p{Cc}|\P{Cc}+/gu) ?? [];
  return pieces.flatMap((piece): Key[] => {
    if (Object.hasOwn(CONTROLS, piece)) return [{ name: CONTROLS[piece] }];
    return /\p{Cc}/u.test(piece) ? [] : [{ name: 'text', text: piece }];
  });
}
