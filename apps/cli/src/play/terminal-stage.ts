import { render, Text, useInput, useWindowSize } from 'ink';
import { createElement, useReducer } from 'react';
import { keysOf } from './keys.ts';
import type { Screen, Stage } from './screen.ts';

/** Shows whatever lies on top and hands it the keys. */
function Shown({ screens, interrupt }: { readonly screens: readonly Screen[]; readonly interrupt: () => void }) {
  const size = useWindowSize();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useInput((input, key) => {
    const top = screens.at(-1);
    for (const each of keysOf(input, key)) {
      if (each.name === 'interrupt') interrupt();
      // What was typed ahead is not for a screen that nobody has seen yet: it must not lift a curtain.
      else if (screens.at(-1) === top) top?.key(each);
    }
    redraw();
  });
  return createElement(Text, { wrap: 'truncate-end' }, screens.at(-1)?.draw(size).join('\n') ?? '');
}

/** Shows screens on the terminal until the last one is taken away; returns the last word. */
export async function showOnTerminal(begin: (stage: Stage) => void): Promise<string> {
  const screens: Screen[] = [];
  let farewell = '';
  let end = (): void => {};
  const stage: Stage = {
    open: (screen) => {
      screens.push(screen);
    },
    back: () => {
      screens.pop();
      if (screens.length === 0) end();
    },
    leave: (word = '') => {
      farewell = word;
      screens.length = 0;
      end();
    },
  };
  begin(stage);
  const interrupt = (): void => {
    const screen = screens.findLast(({ leave }) => leave !== undefined);
    if (screen?.leave === undefined) stage.leave();
    else screen.leave();
  };
  // Before anything is drawn, so that keys typed ahead are not echoed into the picture.
  process.stdin.setRawMode(true);
  const shown = render(createElement(Shown, { screens, interrupt }), {
    alternateScreen: true,
    exitOnCtrlC: false,
    incrementalRendering: true,
    interactive: true,
    patchConsole: false,
  });
  end = () => shown.unmount();
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.once(signal, interrupt);
  await shown.waitUntilExit();
  return farewell;
}
