import { hasEnded, type MatchView } from '@interregnum/match';
import { EXIT } from '../command-line/bad-input.ts';
import { notSaved } from '../records/open-failure.ts';
import { type App, textOf } from './app.ts';
import { curtain } from './curtain.ts';
import { pager } from './pager.ts';
import { endContent } from './pager-contents.ts';
import type { PlayedMatch } from './played-match.ts';
import { whyNot } from './programs.ts';
import type { TerminalScreen } from './terminal-screen.ts';

/** The screen of a match that goes on. */
interface FlowScreen extends TerminalScreen {
  /** Something has happened to the match, or another person looks. */
  arrive(): void;
  say(message: string): void;
}

/** How a match goes on from turn to turn until it is over or left: people, programs, hand-overs, the end. */
export class MatchFlow {
  private readonly app: App;
  private readonly live: PlayedMatch;
  private readonly screen: FlowScreen;
  private shown: MatchView;

  constructor(app: App, live: PlayedMatch, screen: FlowScreen) {
    this.app = app;
    this.live = live;
    this.screen = screen;
    this.shown = live.client.view;
  }

  /** The screen has been put on top. */
  begin(): void {
    const { live } = this;
    live.failed = (problem) => this.giveUp(problem);
    live.client.subscribe(() => this.changed());
    this.goOn();
    live.begin();
  }

  private changed(): void {
    const { view, notice } = this.live.client;
    if (notice !== undefined && 'failed' in notice) this.fail(notice.failed);
    if (view !== this.shown) this.goOn();
    this.app.screens.redraw();
  }

  /** What a server cannot do now can be tried again; here it is a fault. */
  private fail(problem: unknown): void {
    const { online } = this.live;
    if (online === undefined) throw problem;
    this.screen.say(online.troubleOf(problem));
  }

  /** What comes after a turn: the end, another person, a program, or the same person again. */
  private goOn(): void {
    const { app, live, screen } = this;
    this.shown = live.client.view;
    screen.arrive();
    if (app.screens.shows(screen)) this.showFirst();
  }

  /** Shows what must be seen before anything else: the end, or that another person is to look. */
  showFirst(): void {
    const { app, live } = this;
    const { client } = live;
    if (hasEnded(client.view)) this.showEnd();
    else if (client.mustTakeOver) app.screens.open(curtain(app, client));
  }

  /** Why the program to act has not decided, in words; undefined if it thinks, or if none is to act. */
  get stuck(): string | undefined {
    const { failure } = this.live;
    return failure === undefined ? undefined : whyNot(failure, this.app.language);
  }

  /** The end takes the place of the table. */
  private showEnd(): void {
    const { app, live } = this;
    const done = (): void => {
      // Below a table online there is nothing.
      if (live.online !== undefined) this.leave();
      else {
        live.close();
        app.screens.back();
      }
    };
    const content = endContent(app, live.client.view, live.recordPath);
    app.screens.replace({ ...pager(app.screens, content, done), leave: () => this.leave() });
  }

  /** Leaves the table as it is. */
  leave(): void {
    const { app, live } = this;
    const farewell = live.farewell(textOf(app));
    live.close();
    app.screens.leave(farewell);
  }

  /** A failure to write ends all: what is on the disk is whole, and the same can be done again. */
  private giveUp(cause: unknown): void {
    const { app, live } = this;
    const problem = notSaved(textOf(app), live.recordPath ?? '', cause);
    live.close();
    process.exitCode = EXIT.badInput;
    app.screens.leave(problem);
  }
}
