import { wrapped } from '../terminal/layout.ts';
import { type App, textOf } from './app.ts';
import { page, type TerminalScreen } from './terminal-screen.ts';

/** A line to be typed, with what is said above it. */
interface Entry {
  readonly title: string;
  readonly above: readonly string[];
  readonly start: string;
  readonly done: (typed: string) => void;
}

export function entryScreen(app: App, { title, above, start, done }: Entry): TerminalScreen {
  let typed = start;
  return {
    draw(size) {
      const told = above.flatMap((line) =>
        line === '' ? [''] : wrapped(line, { indent: 1, hang: 1, width: size.columns }),
      );
      return page(title, ['', ...told, '', ` > ${typed}▏`], textOf(app)('play.keys.entry'), size);
    },
    key(key) {
      if (key.name === 'escape') app.screens.back();
      else if (key.name === 'rubout') typed = [...typed].slice(0, -1).join('');
      else if (key.name === 'text') typed += key.text;
      else if (key.name === 'enter' && typed.trim() !== '') {
        app.screens.back();
        done(typed.trim());
      }
    },
  };
}
