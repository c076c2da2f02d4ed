import type { MatchClient } from '@interregnum/match';
import { widthOf } from '../terminal/layout.ts';
import { type App, contextOf, textOf } from './app.ts';
import { page, strong, type TerminalScreen } from './terminal-screen.ts';

/** Hides everything until the next person sits at the screen. */
export function curtain(app: App, client: MatchClient): TerminalScreen {
  return {
    draw(size) {
      const text = textOf(app);
      const { words, nameOf } = contextOf(app, client.view);
      const name = nameOf(client.next ?? 0);
      const lines = [strong(text('play.hand-over', { name })), '', text('play.hand-over-why', { name })];
      const above = Array(Math.max(0, Math.floor(size.rows / 2) - 3)).fill('');
      const centred = lines.map(
        (line) => ' '.repeat(Math.max(0, Math.floor((size.columns - widthOf(line)) / 2))) + line,
      );
      return page(words.word('title'), [...above, ...centred], text('play.keys.hand-over', { name }), size);
    },
    key(key) {
      // Not Enter, which has just committed the turn: pressed twice, it would show the next hand to the wrong eyes.
      if (key.name !== 'text' || key.text !== ' ') return;
      client.takeOver();
      app.screens.back();
    },
  };
}
