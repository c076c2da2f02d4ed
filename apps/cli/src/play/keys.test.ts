import type { Key as InkKey } from 'ink';
import { describe, expect, test } from 'vitest';
import { keysOf } from './keys.ts';

/** An event as the terminal library hands it over. */
const pressed = (input: string, flags: Partial<InkKey> = {}) => keysOf(input, flags as InkKey);
const named = (...names: string[]) => names.map((name) => ({ name }));

describe('keys', () => {
  test.each([
    ['upArrow', 'up'],
    ['pageDown', 'page-down'],
    ['home', 'home'],
    ['return', 'enter'],
    ['escape', 'escape'],
    ['backspace', 'rubout'],
    ['delete', 'rubout'],
  ] as const)('%s is %s', (flag, name) => {
    expect(pressed('', { [flag]: true })).toEqual(named(name));
  });

  test('Ctrl-C and Ctrl-D interrupt; other letters with Ctrl are nothing', () => {
    expect(pressed('c', { ctrl: true })).toEqual(named('interrupt'));
    expect(pressed('d', { ctrl: true })).toEqual(named('interrupt'));
    expect(pressed('x', { ctrl: true })).toEqual([]);
  });

  test('a paste is text and keys in their order, and what is neither is left out', () => {
    expect(pressed('why é漢\r4\u007f\u0000\n\u0003')).toEqual([
      { name: 'text', text: 'why é漢' },
      { name: 'enter' },
      { name: 'text', text: '4' },
      ...named('rubout', 'enter', 'interrupt'),
    ]);
  });

  test('nothing is nothing', () => {
    expect(pressed('')).toEqual([]);
  });
});
