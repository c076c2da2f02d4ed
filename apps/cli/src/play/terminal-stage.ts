import { render, Text, useInput, useWindowSize } from 'ink';
import { createElement, useLayoutEffect, useReducer } from 'react';
import { keysOf } from './keys.ts';
import type { Stage } from './screen.ts';
import { Sheets } from './sheets.ts';

/** What is shown, and who wants to know how to draw it again. */
interface Props {
  readonly sheets: Sheets;
  readonly drawn: (again: () => void) => void;
}

/** Shows whatever lies on top and hands it the keys. */
function Shown({ sheets, drawn }: Props) {
  const size = useWindowSize();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // At once, so that nothing that happens meanwhile is missed.
  useLayoutEffect(() => drawn(redraw), [drawn]);
  useInput((input, key) => {
    const { top } = sheets;
    for (const each of keysOf(input, key)) {
      if (each.name === 'interrupt') sheets.interrupt();
      // What was typed ahead is not for a screen that nobody has seen yet: it must not lift a curtain.
      else if (sheets.top === top) top?.key(each);
    }
    redraw();
  });
  return createElement(Text, { wrap: 'truncate-end' }, sheets.top?.draw(size).join('\n') ?? '');
}

/** Shows screens on the terminal until the last one is taken away; returns the last word. */
export async function showOnTerminal(begin: (stage: Stage) => void): Promise<string> {
  const sheets = new Sheets();
  begin(sheets);
  let redraw = (): void => {};
  const drawn = (again: () => void): void => {
    redraw = again;
  };
  // Before anything is drawn, so that keys typed ahead are not echoed into the picture.
  process.stdin.setRawMode(true);
  const shown = render(createElement(Shown, { sheets, drawn }), {
    alternateScreen: true,
    exitOnCtrlC: false,
    incrementalRendering: true,
    interactive: true,
    patchConsole: false,
  });
  sheets.changed = () => (sheets.farewell === undefined ? redraw() : shown.unmount());
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.once(signal, () => sheets.interrupt());
  await shown.waitUntilExit();
  return sheets.farewell ?? '';
}
