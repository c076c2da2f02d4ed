import type { Refusal } from '@interregnum/kernel';
import { drafted, isComplete, isOver, refusalOf } from '@interregnum/table';
import { EXIT } from '../failure.ts';
import { notSaved } from '../records/trouble.ts';
import { type App, choiceWordsOf, tellingOf, textOf } from './app.ts';
import type { AtTable } from './at-table.ts';
import { type Item, meant, named, parentOf } from './choices.ts';
import { commandNamed } from './commands.ts';
import { curtain } from './curtain.ts';
import type { Key } from './keys.ts';
import { moved } from './list.ts';
import { AT_REST, type Posture } from './posture.ts';
import { reader } from './reader.ts';
import { endReading, newsLines, whyReading } from './readings.ts';
import { isSmall, type Screen, type Size } from './screen.ts';
import type { Session } from './session.ts';
import { tableMenu } from './table-menu.ts';
import { hasRoomForBoth } from './table-panel.ts';
import { AROUND_PANEL, drawTable, itemsOf, openTexts } from './table-view.ts';

/** The table itself: choices are made, taken back and committed here. */
export class TableScreen implements Screen, AtTable {
  readonly app: App;
  readonly session: Session;
  private posture: Posture = AT_REST;
  private size: Size = { columns: 80, rows: 24 };
  private refused: { readonly attempt: string; readonly refusal: Refusal } | undefined;

  constructor(app: App, session: Session) {
    this.app = app;
    this.session = session;
  }

  draw(size: Size): string[] {
    this.size = size;
    return drawTable(this.app, this.session, this.posture, size);
  }

  key(key: Key): void {
    const { posture } = this;
    if (isSmall(this.size)) return;
    if (key.name === 'escape') this.escape();
    else if (key.name === 'tab') this.change({ panel: posture.panel === 'news' ? 'choices' : 'news' });
    else if (key.name === 'rubout') this.rubOut();
    else if (key.name === 'enter') this.enter();
    else if (key.name === 'text') this.change({ typed: posture.typed + key.text, message: '', panel: 'choices' });
    else this.move(key.name);
  }

  private change(to: Partial<Posture>): void {
    this.posture = { ...this.posture, ...to };
  }

  private get items(): Item[] {
    return itemsOf(this.app, this.session, this.posture.path, this.size);
  }

  private move(key: string): void {
    const words = this.items.map((item) => item.words);
    if (words.length === 0) return;
    const { panel, cursor: at } = this.posture;
    const cursor = panel === 'news' ? at : moved(at, key, words, this.size.columns - 1);
    this.change({ cursor, panel: 'choices', message: '', typed: '' });
  }

  private escape(): void {
    if (this.posture.typed !== '') this.change({ typed: '' });
    else this.showMenu();
  }

  /** Takes back one thing: a character, a part of a choice, a choice of the draft. */
  private rubOut(): void {
    const { typed, path } = this.posture;
    if (typed !== '') this.change({ typed: [...typed].slice(0, -1).join('') });
    else if (path !== '') this.change({ path: parentOf(path, choiceWordsOf(this.app, this.session.table)), cursor: 0 });
    else this.takeBack();
  }

  takeBack(): void {
    if (!this.session.canTakeBack) this.say(textOf(this.app)('play.nothing-to-undo'));
    else {
      this.session.takeBack();
      this.posture = AT_REST;
    }
  }

  private enter(): void {
    const { typed, panel, cursor } = this.posture;
    if (typed !== '') this.read(typed);
    else if (isComplete(this.session.table)) this.commit();
    else if (panel === 'news') this.change({ panel: 'choices' });
    else this.take(this.items[cursor]);
  }

  private take(item: Item | undefined): void {
    if (item?.whole) this.choose(item.text);
    else if (item !== undefined) this.change({ path: item.text, cursor: 0 });
  }

  /** What was typed: a number of the list, a command, a choice in notation, or its words. */
  private read(typed: string): void {
    const command = commandNamed(this.app, typed);
    this.change({ typed: '' });
    if (command !== undefined) command(this, typed);
    else if (isComplete(this.session.table)) this.say(textOf(this.app)('play.commit-first'));
    else this.readChoice(typed);
  }

  private readChoice(typed: string): void {
    const { items } = this;
    const text = this.meant(typed);
    const item = /^\d+$/.test(typed.trim()) ? items[Number(typed) - 1] : named(typed, items);
    if (item === undefined || openTexts(this.session).includes(text)) this.choose(text);
    else this.take(item);
  }

  /** A text in notation as it is written, also behind the part that has been chosen. */
  private meant(typed: string): string {
    const texts = [...openTexts(this.session), ...this.session.table.game.notation.texts(drafted(this.session.table))];
    const behind = meant(`${this.posture.path} ${typed}`, texts);
    return texts.includes(behind) ? behind : meant(typed, texts);
  }

  private choose(text: string): void {
    const refusal = this.session.choose(text);
    if (refusal === undefined) {
      this.posture = AT_REST;
      if (this.app.atOnce && isComplete(this.session.table)) this.commit();
      return;
    }
    this.refused = { attempt: text, refusal };
    this.change({ message: this.refusalLine(refusal) });
  }

  private refusalLine(refusal: Refusal): string {
    const why = tellingOf(this.app, this.session.table, 'audience').words.say('refusal', refusal);
    return textOf(this.app)('play.refused', { why, clause: refusal.clause, hint: textOf(this.app)('play.why-hint') });
  }

  why(given: string): void {
    const { app, session } = this;
    if (isComplete(session.table)) this.say(textOf(app)('play.commit-first'));
    else this.explain(given === '' ? undefined : this.meant(given));
  }

  /** Shows why an attempt, or else the last one that was refused, is not possible. */
  private explain(attempt: string | undefined): void {
    const { app, session } = this;
    const refusal = attempt === undefined ? undefined : refusalOf(session.table, attempt);
    if (attempt !== undefined && refusal !== undefined) this.refused = { attempt, refusal };
    const { refused } = this;
    if (attempt !== undefined && refusal === undefined) this.say(textOf(app)('play.possible', { attempt }));
    else if (refused === undefined) this.say(textOf(app)('play.why-what'));
    else app.stage.open(reader(app.stage, whyReading(app, session.table, refused.attempt, refused.refusal)));
  }

  say(message: string): void {
    this.change({ message });
  }

  showMenu(): void {
    this.app.stage.open(tableMenu(this));
  }

  showNews(): void {
    this.change({ panel: 'news' });
  }

  /** A failure to write ends the program: what is on the disk is whole, and the turn can be taken again. */
  private commit(): void {
    const { app, session } = this;
    try {
      session.commit();
      this.comeBack();
    } catch (problem) {
      const { saved } = session;
      const trouble = notSaved(textOf(app), saved.file, problem);
      saved.close();
      process.exitCode = EXIT.badInput;
      app.stage.leave(trouble);
    }
  }

  /** What comes after a turn: the end, another person, or the next choice with news of what the others did. */
  comeBack(): void {
    const { app, session } = this;
    this.refused = undefined;
    const viewer = session.viewer ?? 'audience';
    const news = session.viewer === undefined ? [] : newsLines(app, session.table, viewer);
    const hidesChoices = news.length > 0 && !hasRoomForBoth(this.size.rows - AROUND_PANEL);
    this.posture = { ...AT_REST, panel: hidesChoices ? 'news' : 'choices' };
    if (isOver(session.table)) this.showEnd();
    else if (session.viewer === undefined) app.stage.open(curtain(app, session, () => this.comeBack()));
  }

  showEnd(): void {
    const { app, session } = this;
    const done = (): void => {
      session.saved.close();
      app.stage.back();
      app.stage.back();
    };
    const viewer = session.viewer ?? 'audience';
    app.stage.open(reader(app.stage, endReading(app, session.table, viewer, session.saved.file), done));
  }

  /** Leaves the table as it is; all but the draft is on the disk. */
  leave(): void {
    const { app, session } = this;
    const { saved } = session;
    const key = !saved.isIntact() ? 'play.changed' : isOver(session.table) ? 'play.finished' : 'play.saved';
    saved.close();
    app.stage.leave(textOf(app)(key, { file: saved.file }));
  }
}
