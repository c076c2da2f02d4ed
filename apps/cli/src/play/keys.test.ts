import { describe, expect, test } from 'vitest';
import { KEYS } from '../../test/keys.ts';
import { KeyReader } from './keys.ts';

/** The keys of inputs that come one after the other. */
const pressed = (...inputs: string[]) => {
  const reader = new KeyReader();
  return [...inputs.flatMap((input) => reader.read(input)), ...reader.end()];
};
const named = (...names: string[]) => names.map((name) => ({ name }));

describe('keys', () => {
  test.each(Object.entries(KEYS).filter(([name]) => name !== 'space'))(
    '%s is known by what a terminal sends',
    (name, sent) => {
      expect(pressed(sent)).toEqual([named(name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`))]);
    },
  );

  test.each([
    ['\u001bOA', 'up'],
    ['\u001b[1;5A', 'up'],
    ['\u001bOH', 'home'],
    ['\u001b[1~', 'home'],
    ['\u001b[7~', 'home'],
    ['\u001b[4~', 'end'],
    ['\u001b[8~', 'end'],
    ['\u001b[6;2~', 'page-down'],
    ['\u001b[3~', 'rubout'],
    ['\u001b[Z', 'tab'],
    ['\n', 'enter'],
    ['\b', 'rubout'],
  ])('%j, as some terminals have it, is %s', (sent, name) => {
    expect(pressed(sent)).toEqual([named(name)]);
  });

  test.each(['\u001b[2~', '\u001b[15~', '\u001bOP', '\u001b[[A', '\u001b[200~', '\u001b[?1;2c', '\u0000', '\u0018'])(
    '%j is none that is known, and no text',
    (sent) => {
      expect(pressed(sent).flat()).toEqual([]);
    },
  );

  test('Ctrl-C and Ctrl-D interrupt; other letters with Ctrl are nothing', () => {
    expect(pressed('\u0003\u0018\u0004')).toEqual([named('interrupt', 'interrupt')]);
  });

  test('a paste is text and keys in their order, and what is neither is left out', () => {
    expect(pressed('why é漢\r4\u007f\u0000\n\u0003')).toEqual([
      [
        { name: 'text', text: 'why é漢' },
        { name: 'enter' },
        { name: 'text', text: '4' },
        ...named('rubout', 'enter', 'interrupt'),
      ],
    ]);
    expect(pressed('\u001b[200~a\u001b[201~').flat()).toEqual([{ name: 'text', text: 'a' }]);
  });
});

describe('several keys', () => {
  test('that come together are told apart, and each sequence stands alone', () => {
    expect(pressed('\u001b\u001b[B4\r\u001b[A\u001b')).toEqual([
      named('escape'),
      named('down'),
      [{ name: 'text', text: '4' }, { name: 'enter' }],
      named('up'),
      named('escape'),
    ]);
  });

  test('that come in pieces are put together, wherever they break', () => {
    const sent = '\u001b[1;5B\u001bOA\u001b[6~';
    for (let at = 1; at < sent.length; at++)
      expect(pressed(sent.slice(0, at), sent.slice(at))).toEqual([named('down'), named('up'), named('page-down')]);
  });

  test('Escape is waited for, and is itself if nothing comes', () => {
    const reader = new KeyReader();
    expect([reader.read('\u001b'), reader.waits]).toEqual([[], true]);
    expect([reader.end(), reader.waits, reader.end()]).toEqual([[named('escape')], false, []]);
    expect(reader.read('[A')).toEqual([[{ name: 'text', text: '[A' }]]);
  });

  test('nothing is nothing', () => {
    expect(pressed('')).toEqual([]);
  });
});
