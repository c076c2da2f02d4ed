import type { Refusal } from '@interregnum/kernel';
import { drafted, isComplete, isOver } from '@interregnum/table';
import { type App, choiceWordsOf, tellingOf, textOf } from './app.ts';
import type { AtTable } from './at-table.ts';
import { type Item, meant, parentOf } from './choices.ts';
import { commandNamed } from './commands.ts';
import { curtain } from './curtain.ts';
import type { Key } from './keys.ts';
import { moved } from './list.ts';
import { reader } from './reader.ts';
import { endReading, newsLines, whyReading } from './readings.ts';
import type { Screen, Size } from './screen.ts';
import type { Session } from './session.ts';
import { tableMenu } from './table-menu.ts';
import { drawTable, itemsOf, openTexts, type Posture } from './table-view.ts';

const AT_REST: Posture = { cursor: 0, path: '', typed: '', message: '', panel: 'choices' };

/** The table itself: choices are made, taken back and committed here. */
export class TableScreen implements Screen, AtTable {
  readonly app: App;
  readonly session: Session;
  private posture: Posture = AT_REST;
  private columns = 80;
  private refused: { readonly attempt: string; readonly refusal: Refusal } | undefined;

  constructor(app: App, session: Session) {
    this.app = app;
    this.session = session;
  }

  draw(size: Size): string[] {
    this.columns = size.columns;
    return drawTable(this.app, this.session, this.posture, size);
  }

  key(key: Key): void {
    const { posture } = this;
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

  private move(key: string): void {
    const words = itemsOf(this.app, this.session, this.posture.path).map((item) => item.words);
    if (words.length === 0) return;
    const cursor =
      this.posture.panel === 'news' ? this.posture.cursor : moved(this.posture.cursor, key, words, this.columns - 1);
    this.change({ cursor, panel: 'choices', message: '', typed: '' });
  }

  private escape(): void {
    if (this.posture.typed !== '') this.change({ typed: '' });
    else this.app.stage.open(tableMenu(this));
  }

  /** Takes back one thing: a character, a part of a choice, a choice of the draft. */
  private rubOut(): void {
    const { typed, path } = this.posture;
    if (typed !== '') this.change({ typed: [...typed].slice(0, -1).join('') });
    else if (path !== '') this.change({ path: parentOf(path, choiceWordsOf(this.app, this.session.table)), cursor: 0 });
    else this.takeBack();
  }

  takeBack(): void {
    if (this.session.table.draft.choices.length === 0) this.say(textOf(this.app)('play.nothing-to-undo'));
    else {
      this.session.takeBack();
      this.posture = AT_REST;
    }
  }

  private enter(): void {
    const { typed, panel, path, cursor } = this.posture;
    if (typed !== '') this.read(typed);
    else if (isComplete(this.session.table)) this.commit();
    else if (panel === 'news') this.change({ panel: 'choices' });
    else this.take(itemsOf(this.app, this.session, path)[cursor]);
  }

  private take(item: Item | undefined): void {
    if (item?.whole) this.choose(item.text);
    else if (item !== undefined) this.change({ path: item.text, cursor: 0 });
  }

  /** What was typed: a number of the list, a command, or a choice in notation. */
  private read(typed: string): void {
    const items = itemsOf(this.app, this.session, this.posture.path);
    const numbered = /^\d+$/.test(typed.trim()) ? items[Number(typed) - 1] : undefined;
    const command = commandNamed(this.app, typed);
    this.change({ typed: '' });
    if (numbered !== undefined) this.take(numbered);
    else if (command !== undefined) command(this, typed);
    else if (isComplete(this.session.table)) this.say(textOf(this.app)('play.commit-first'));
    else this.choose(this.meant(typed));
  }

  /** A text in notation as it is written, also behind the part that has been chosen. */
  meant(typed: string): string {
    const texts = [...openTexts(this.session), ...this.session.table.game.notation.texts(drafted(this.session.table))];
    const behind = meant(`${this.posture.path} ${typed}`, texts);
    return texts.includes(behind) ? behind : meant(typed, texts);
  }

  private choose(text: string): void {
    const refusal = this.session.choose(text);
    if (refusal === undefined) {
      this.posture = AT_REST;
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
    const attempt = this.meant(given);
    const refusal = given === '' ? undefined : this.refusalOf(attempt);
    if (refusal !== undefined) this.refused = { attempt, refusal };
    const { refused } = this;
    if (given !== '' && refusal === undefined) this.say(textOf(app)('play.possible', { attempt }));
    else if (refused === undefined) this.say(textOf(app)('play.why-what'));
    else app.stage.open(reader(app.stage, () => whyReading(app, session.table, refused.attempt, refused.refusal)));
  }

  private refusalOf(attempt: string): Refusal | undefined {
    const { table, viewer = 'audience' } = this.session;
    return table.game.refusal(table.game.redact(drafted(table), viewer), attempt);
  }

  say(message: string): void {
    this.change({ message });
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
      const { code: reason } = problem as NodeJS.ErrnoException;
      if (reason === undefined) throw problem;
      app.stage.leave(textOf(app)('play.not-saved', { file: session.saved.file, reason }));
    }
  }

  /** What comes after a turn: the end, another person, or the next choice with news of what the others did. */
  comeBack(): void {
    const { app, session } = this;
    this.refused = undefined;
    const viewer = session.viewer ?? 'audience';
    const news = session.viewer === undefined ? [] : newsLines(app, session.table, viewer);
    this.posture = { ...AT_REST, panel: news.length > 0 ? 'news' : 'choices' };
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
    app.stage.open(reader(app.stage, () => endReading(app, session.table, viewer, session.saved.file), done));
  }

  /** Leaves the table as it is; all but the draft is on the disk. */
  leave(): void {
    const { app, session } = this;
    session.saved.close();
    app.stage.leave(textOf(app)('play.saved', { file: session.saved.file }));
  }
}
