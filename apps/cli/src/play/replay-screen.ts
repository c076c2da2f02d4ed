import type { MatchView, OpenedMatch } from '@interregnum/match';
import { choiceWords, crumbs, type Language, tableText } from '@interregnum/texts';
import { type Viewpoint, viewFrom, viewpointsOf } from '../records/read.ts';
import { boardAt, contextFor, textAt } from '../records/view-text.ts';
import { endLines } from '../terminal/end-lines.ts';
import { cut, wrapped } from '../terminal/layout.ts';
import { terminal } from '../terminal/terminal.ts';
import type { Key } from './keys.ts';
import { pager } from './pager.ts';
import {
  bar,
  faint,
  isSmall,
  type Screens,
  type Size,
  strong,
  type TerminalScreen,
  tooSmall,
} from './terminal-screen.ts';
import { showOnTerminal } from './terminal-screens.ts';

/** A match to look at again: step by step, turn by turn, from any viewpoint. */
export class ReplayScreen implements TerminalScreen {
  private readonly screens: Screens;
  private readonly opened: OpenedMatch;
  private readonly language: Language;
  private view: MatchView;
  private step = 0;
  /** Where one came from. */
  private before = 0;
  private typed = '';

  constructor(screens: Screens, opened: OpenedMatch, viewpoint: Viewpoint, language: Language) {
    this.screens = screens;
    this.opened = opened;
    this.view = viewFrom(opened, viewpoint);
    this.language = language;
  }

  private get last(): number {
    return this.view.choices.length;
  }

  draw(size: Size): string[] {
    const { view, step } = this;
    const { viewer } = view;
    const screen = terminal(this.language);
    const context = contextFor(view, screen);
    const text = tableText(this.language);
    if (isSmall(size)) return tooSmall(text, size);
    const whose = typeof viewer === 'number' ? context.nameOf(viewer) : text(`replay.${viewer}`);
    const title = bar(`${context.words.word('title')}  ${step} / ${this.last}`, whose, size.columns);
    const board = boardAt(view, step, screen);
    const move = step === 0 ? '' : faint(cut(` ${this.moveText(step, context.nameOf)}`, size.columns));
    const told = this.toldSince.flatMap((line) => wrapped(line, { indent: 1, hang: 3, width: size.columns }));
    const end = step === this.last ? this.endLines() : [];
    const room = size.rows - 2 - board.length - 2 - Math.min(1, end.length);
    const body = [...board, '', move, ...end.slice(-1).map((line) => strong(` ${line}`)), ...told.slice(-room)];
    const keys = this.typed === '' ? faint(cut(` ${text('replay.keys')}`, size.columns)) : ` > ${this.typed}`;
    return [title, ...Array.from({ length: size.rows - 2 }, (_, row) => body[row] ?? ''), keys];
  }

  /** Who decided what, in words and in notation. */
  private moveText(step: number, nameOf: (seat: number) => string): string {
    const { game, states, choices, deciders } = this.view;
    const notation = game.notation.write(states[step - 1], choices[step - 1]);
    const words = crumbs([notation], choiceWords(game.meta.id, this.language, nameOf));
    return tableText(this.language)('replay.move', { name: nameOf(deciders[step - 1]), words, notation });
  }

  /** What was told since the step from which one came: of a whole turn, all of it. */
  private get toldSince(): string[] {
    const from = this.before < this.step ? this.before : this.step - 1;
    const steps = Array.from({ length: this.step - Math.max(0, from) }, (_, at) => Math.max(0, from) + at + 1);
    return steps.map((step) => textAt(this.view, step, terminal(this.language))).filter((line) => line !== '');
  }

  /** How it ended; nothing as long as it has not. */
  private endLines(): string[] {
    return endLines(this.view, contextFor(this.view, terminal(this.language)));
  }

  private showEnd(): void {
    const text = tableText(this.language);
    const lines = this.endLines();
    if (lines.length === 0) return;
    const told = ['', strong(` ${lines.at(-1)}`), '', ...lines.slice(0, -1)];
    this.screens.open(pager(this.screens, { title: text('play.end'), lines: told, keys: text('play.keys.read') }));
  }

  key(key: Key): void {
    const { typed } = this;
    this.typed = '';
    if (key.name === 'escape') this.screens.back();
    else if (key.name === 'text') this.type(typed, key.text);
    else if (key.name === 'enter') this.go(typed === '' ? this.step + 1 : Number(typed));
    else if (key.name === 'tab') this.turnView();
    else this.go(this.target(key.name));
  }

  /** A number to jump to, `v` for another viewpoint, `e` for how it ended, `q` to leave. */
  private type(typed: string, text: string): void {
    if (/^\d+$/.test(text)) this.typed = (typed + text).slice(0, 6);
    else if (text === 'v') this.turnView();
    else if (text === 'e') this.showEnd();
    else if (text === 'q') this.screens.back();
    else if (text === ' ') this.go(this.step + 1);
  }

  private turnView(): void {
    const viewpoints = viewpointsOf(this.opened);
    const next = viewpoints[(viewpoints.indexOf(this.view.viewer) + 1) % viewpoints.length];
    this.view = viewFrom(this.opened, next);
  }

  private go(to: number): void {
    this.before = this.step;
    this.step = Math.max(0, Math.min(this.last, to));
  }

  private target(key: string): number {
    const { game, states } = this.view;
    const turn = (at: number): number => game.turn(states[at]);
    const later = states.findIndex((_, at) => at > this.step && turn(at) > turn(this.step));
    const earlier = states.findLastIndex((_, at) => at < this.step && (at === 0 || turn(at) > turn(at - 1)));
    const targets: Readonly<Record<string, number>> = {
      left: this.step - 1,
      right: this.step + 1,
      down: later < 0 ? this.last : later,
      'page-down': later < 0 ? this.last : later,
      up: Math.max(0, earlier),
      'page-up': Math.max(0, earlier),
      home: 0,
      end: this.last,
      rubout: this.step - 1,
    };
    return targets[key] ?? this.step;
  }
}

export async function replayOnTerminal(opened: OpenedMatch, viewpoint: Viewpoint, language: Language): Promise<void> {
  await showOnTerminal((screens) => screens.open(new ReplayScreen(screens, opened, viewpoint, language)));
}
