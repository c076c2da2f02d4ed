import { widthOf } from '../layout.ts';
import { type App, tellingOf, textOf } from './app.ts';
import { page, type Screen, strong } from './screen.ts';
import type { Session } from './session.ts';

/** Hides everything until the next person sits at the screen. */
export function curtain(app: App, session: Session, opened: () => void): Screen {
  const name = (): string => tellingOf(app, session.table, 'audience').nameOf(session.next ?? 0);
  return {
    draw(size) {
      const text = textOf(app);
      const lines = [
        strong(text('play.hand-over', { name: name() })),
        '',
        text('play.hand-over-why', { name: name() }),
      ];
      const above = Array(Math.max(0, Math.floor(size.rows / 2) - 3)).fill('');
      const centred = lines.map(
        (line) => ' '.repeat(Math.max(0, Math.floor((size.columns - widthOf(line)) / 2))) + line,
      );
      const title = tellingOf(app, session.table, 'audience').words.word('title');
      return page(title, [...above, ...centred], text('play.keys.hand-over', { name: name() }), size);
    },
    key(key) {
      // Not Enter, which has just committed the turn: pressed twice, it would show the next hand to the wrong eyes.
      if (key.name !== 'text' || key.text !== ' ') return;
      session.takeOver();
      app.stage.back();
      opened();
    },
  };
}
