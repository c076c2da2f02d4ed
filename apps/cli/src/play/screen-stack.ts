import type { Screens, TerminalScreen } from './terminal-screen.ts';

/** The screens that lie on each other, without anything to show them on. */
export class ScreenStack implements Screens {
  private readonly screens: TerminalScreen[] = [];
  /** The last word, once the last screen is gone. */
  farewell: string | undefined;
  /** Called whenever something else is to be shown, or nothing any more. */
  changed = (): void => {};

  get top(): TerminalScreen | undefined {
    return this.screens.at(-1);
  }

  open(screen: TerminalScreen): void {
    this.screens.push(screen);
    this.changed();
  }

  back(): void {
    this.screens.pop();
    if (this.top === undefined) this.farewell ??= '';
    else this.top.uncovered?.();
    this.changed();
  }

  replace(screen: TerminalScreen): void {
    this.screens.splice(-1, 1, screen);
    this.changed();
  }

  shows(screen: TerminalScreen): boolean {
    return this.top === screen;
  }

  redraw(): void {
    this.changed();
  }

  leave(farewell = ''): void {
    this.farewell ??= farewell;
    this.screens.length = 0;
    this.changed();
  }

  /** Ends the program as the topmost screen wishes that has something to put away. */
  interrupt(): void {
    const screen = this.screens.findLast(({ leave }) => leave !== undefined);
    if (screen?.leave === undefined) this.leave();
    else screen.leave();
  }
}
