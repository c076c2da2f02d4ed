import type { Language } from '@interregnum/texts';
import { tableText } from '@interregnum/texts';
import { endingLines } from '../ending.ts';
import { terminal } from '../language.ts';
import { cut, wrapped } from '../layout.ts';
import { type Shown, type Viewpoint, viewpointsOf } from '../records/read.ts';
import { boardAt, tellingFor, toldAt } from '../records/telling.ts';
import type { Key } from './keys.ts';
import { bar, faint, type Screen, type Size, SMALLEST, type Stage, strong, tooSmall } from './screen.ts';
import { showOnTerminal } from './terminal-stage.ts';

/** A match to look at again: step by step, turn by turn, from any viewpoint. */
class ReplayScreen implements Screen {
  private readonly stage: Stage;
  private readonly shown: Shown;
  private readonly language: Language;
  private view: Viewpoint;
  private step = 0;
  private typed = '';

  constructor(stage: Stage, shown: Shown, view: Viewpoint, language: Language) {
    this.stage = stage;
    this.shown = shown;
    this.view = view;
    this.language = language;
  }

  private get last(): number {
    return this.shown.choices.length;
  }

  draw(size: Size): string[] {
    const { shown, view, step } = this;
    const screen = terminal(this.language);
    const telling = tellingFor(shown, view, screen);
    const text = tableText(this.language);
    if (size.columns < SMALLEST.columns || size.rows < SMALLEST.rows) return tooSmall(text, size);
    const whose = typeof view === 'number' ? telling.nameOf(view) : text(`replay.${view}`);
    const title = bar(`${telling.words.word('title')}  ${step} / ${this.last}`, whose, size.columns);
    const board = boardAt(shown, step, view, screen);
    const notation = step === 0 ? '' : faint(` ${this.moveText(step)}`);
    const told = wrapped(toldAt(shown, step, view, screen), { indent: 1, hang: 1, width: size.columns });
    const end = step === this.last && shown.record.end ? endingLines(shown.game, shown.states[step], telling) : [];
    const body = [
      ...board,
      '',
      notation,
      ...told,
      ...(end.length === 0 ? [] : [strong(` ${end.at(-1)}`), ...end.slice(0, -1)]),
    ];
    const keys = this.typed === '' ? faint(cut(` ${text('replay.keys')}`, size.columns)) : ` > ${this.typed}`;
    return [title, ...Array.from({ length: size.rows - 2 }, (_, row) => body[row] ?? ''), keys];
  }

  private moveText(step: number): string {
    const { seat, decision, time } = this.shown.record.decisions[step - 1];
    return `${this.shown.record.header.seats[seat].name}: ${decision}  (${time.slice(0, 19).replace('T', ' ')})`;
  }

  key(key: Key): void {
    const { typed } = this;
    this.typed = '';
    if (key.name === 'escape') this.stage.leave();
    else if (key.name === 'text') this.type(typed, key.text);
    else if (key.name === 'enter') this.go(typed === '' ? this.step + 1 : Number(typed));
    else if (key.name === 'tab') this.turnView();
    else this.go(this.target(key.name));
  }

  /** A number to jump to, `v` for another viewpoint, `q` to leave. */
  private type(typed: string, text: string): void {
    if (/^\d+$/.test(text)) this.typed = (typed + text).slice(0, 6);
    else if (text === 'v') this.turnView();
    else if (text === 'q') this.stage.leave();
    else if (text === ' ') this.go(this.step + 1);
  }

  private turnView(): void {
    const views = viewpointsOf(this.shown);
    this.view = views[(views.indexOf(this.view) + 1) % views.length];
  }

  private go(to: number): void {
    this.step = Math.max(0, Math.min(this.last, to));
  }

  private target(key: string): number {
    const { game, states } = this.shown;
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

export async function replayOnTerminal(shown: Shown, view: Viewpoint, language: Language): Promise<void> {
  await showOnTerminal((stage) => stage.open(new ReplayScreen(stage, shown, view, language)));
}
