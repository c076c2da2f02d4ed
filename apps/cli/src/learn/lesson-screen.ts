import type { Game, Seat } from '@interregnum/kernel';
import { type AnyLesson, isOver, LessonPlay, saidNow } from '@interregnum/lessons';
import { actingSeat, hasEnded } from '@interregnum/match';
import { type ChoiceItem, itemNamed, learningText, lessonText, parentPath, translator } from '@interregnum/texts';
import { type App, choiceWordsOf, contextOf, textOf } from '../play/app.ts';
import { EMPTY_INPUT, type InputState } from '../play/input-state.ts';
import type { Key } from '../play/keys.ts';
import { moved } from '../play/list.ts';
import { menuScreen } from '../play/menu.ts';
import { NewGame } from '../play/new-game.ts';
import { drawTable, itemsOf, openTexts, textMeant } from '../play/table-view.ts';
import { faint, isSmall, type Size, strong, type TerminalScreen } from '../play/terminal-screen.ts';
import { cut, wrapped } from '../terminal/layout.ts';

/** A lesson in the terminal: the table as in a game, and above the question what the lesson says. */
export class LessonScreen implements TerminalScreen {
  private readonly app: App;
  private readonly play: LessonPlay;
  private inputState: InputState = EMPTY_INPUT;
  private size: Size = { columns: 80, rows: 24 };

  constructor(app: App, lesson: AnyLesson, game: Game) {
    const text = textOf(app);
    const names = [text('play.player', { number: 1 }), ...lesson.others.map((level) => text(`level.${level}`))];
    this.app = app;
    this.play = new LessonPlay({ lesson, game, names, nameOf: (kind) => text(`play.${kind}`) });
    this.play.subscribe(() => this.changed());
  }

  /** Nothing is played back here: what others did has been shown as soon as it is known. */
  private changed(): void {
    this.play.arrive();
    this.app.screens.redraw();
  }

  draw(size: Size): string[] {
    this.size = size;
    const { client, awaited, voice, keys } = this;
    return drawTable(this.app, { client, awaited }, this.inputState, size, { voice, keys });
  }

  private get client(): LessonPlay['client'] {
    return this.play.client;
  }

  /** The seat to act if the learner does not play it. */
  private get awaited(): Seat | undefined {
    const { view, waitsFor } = this.client;
    return hasEnded(view) || waitsFor === 'here' ? undefined : actingSeat(view);
  }

  private get isDone(): boolean {
    return this.play.progress.phase === 'done';
  }

  private get voice(): string[] {
    const { lesson, progress } = this.play;
    const says = lessonText(lesson.game, this.app.language, lesson.part);
    const words = saidNow(lesson, progress).map(({ text }) => says(text));
    return wrapped(words.join(' '), { indent: 1, hang: 1, width: this.size.columns - 1 }).map(strong);
  }

  private get keys(): string | undefined {
    const { lesson, progress } = this.play;
    const learning = learningText(this.app.language);
    if (!this.isDone) return undefined;
    return faint(cut(` ${learning(isOver(lesson, progress) ? 'keys-over' : 'keys-on')}`, this.size.columns));
  }

  key(key: Key): void {
    if (isSmall(this.size)) return;
    if (key.name === 'escape') this.escape();
    else if (key.name === 'enter') this.enter();
    else if (this.isDone) return;
    else if (key.name === 'rubout') this.rubOut();
    else if (key.name === 'text') this.change({ typed: this.inputState.typed + key.text, message: '' });
    else this.move(key.name);
  }

  private change(to: Partial<InputState>): void {
    this.inputState = { ...this.inputState, ...to };
  }

  private get items(): ChoiceItem[] {
    return itemsOf(this.app, this.client, this.inputState.path, this.size);
  }

  private move(key: string): void {
    const words = this.items.map((item) => item.words);
    if (words.length === 0) return;
    this.change({ cursor: moved(this.inputState.cursor, key, words, this.size.columns - 1), message: '', typed: '' });
  }

  private rubOut(): void {
    const { typed, path } = this.inputState;
    if (typed !== '') this.change({ typed: [...typed].slice(0, -1).join('') });
    else if (path !== '') this.change({ path: parentPath(path, choiceWordsOf(this.app, this.client.view)), cursor: 0 });
    else this.client.undo();
  }

  private enter(): void {
    const { typed, cursor } = this.inputState;
    if (this.isDone) this.goOn();
    else if (typed !== '') this.read(typed);
    else if (this.client.canCommit) void this.commit();
    else this.take(this.items[cursor]);
  }

  private async commit(): Promise<void> {
    this.inputState = EMPTY_INPUT;
    await this.client.commitDraft();
    this.changed();
  }

  private goOn(): void {
    const { lesson, progress, game } = this.play;
    this.inputState = EMPTY_INPUT;
    if (!isOver(lesson, progress)) this.play.goOn();
    else {
      this.play.close();
      this.app.screens.replace(new NewGame(this.app, game));
    }
  }

  private read(typed: string): void {
    const { items, client } = this;
    const text = textMeant(client, this.inputState.path, typed);
    const item = /^\d+$/.test(typed.trim()) ? items[Number(typed) - 1] : itemNamed(typed, items);
    this.change({ typed: '' });
    if (item === undefined || openTexts(client).includes(text)) this.choose(text);
    else this.take(item);
  }

  private take(item: ChoiceItem | undefined): void {
    if (item?.whole) this.choose(item.text);
    else if (item !== undefined) this.change({ path: item.text, cursor: 0 });
  }

  private choose(text: string): void {
    const refusal = this.client.draftChoice(text);
    const why = refusal && contextOf(this.app, this.client.view).words.say('refusal', refusal);
    this.inputState = why === undefined ? EMPTY_INPUT : { ...EMPTY_INPUT, message: why };
  }

  private escape(): void {
    if (this.inputState.typed !== '') this.change({ typed: '' });
    else this.app.screens.open(this.menu());
  }

  /** The ways back and out. */
  private menu(): TerminalScreen {
    const { app, play } = this;
    const learning = learningText(app.language);
    const close = (): void => app.screens.back();
    const entries = [
      { words: learning('go-on'), choose: close },
      { words: learning('back'), choose: () => this.turnTo(() => play.goBack()) },
      { words: learning('again'), choose: () => this.turnTo(() => play.again()) },
      { words: learning('leave'), choose: () => this.leave() },
    ];
    const title = learning(play.lesson.part === 'first' ? 'title' : 'title-second', {
      game: translator(play.lesson.game, app.language, String).word('title'),
    });
    return menuScreen(() => ({ title, above: [''], entries, keys: textOf(app)('play.keys.menu') }), close);
  }

  private turnTo(move: () => void): void {
    this.inputState = EMPTY_INPUT;
    this.app.screens.back();
    move();
  }

  leave(): void {
    this.play.close();
    this.app.screens.leave();
  }
}
