import { type ChoiceItem, itemNamed, parentPath } from '@interregnum/texts';
import { type App, choiceWordsOf, personIn, textOf } from './app.ts';
import { commandNamed } from './commands.ts';
import { HintScreen } from './hint-screen.ts';
import { EMPTY_INPUT, type InputState } from './input-state.ts';
import type { Key } from './keys.ts';
import { moved } from './list.ts';
import { MatchFlow } from './match-flow.ts';
import type { PlayedMatch } from './played-match.ts';
import { Refusals } from './refusals.ts';
import type { TableActions } from './table-actions.ts';
import { tableMenu } from './table-menu.ts';
import { drawTable, firstPanel, itemsOf, openTexts, textMeant } from './table-view.ts';
import { isSmall, type Size, type TerminalScreen } from './terminal-screen.ts';

/** The table itself: choices are made, taken back and committed here. */
export class TableScreen implements TerminalScreen, TableActions {
  readonly app: App;
  readonly live: PlayedMatch;
  private inputState: InputState = EMPTY_INPUT;
  private size: Size = { columns: 80, rows: 24 };
  private readonly refusals = new Refusals(this);
  private readonly flow: MatchFlow;

  constructor(app: App, live: PlayedMatch) {
    this.app = app;
    this.live = live;
    this.flow = new MatchFlow(app, live, this);
  }

  /** The table has been put on top. */
  begin(): void {
    this.flow.begin();
  }

  /** After a turn, news of what the others did come first. What is being typed stays, but not for another person. */
  arrive(): void {
    const { app, live, size } = this;
    const typed = live.client.viewer === undefined ? '' : this.inputState.typed;
    this.refusals.forget();
    this.inputState = { ...EMPTY_INPUT, typed, panel: firstPanel(app, live.client, size) };
  }

  draw(size: Size): string[] {
    this.size = size;
    return drawTable(this.app, this.live, { ...this.inputState, stuck: this.flow.stuck }, size);
  }

  key(key: Key): void {
    const { inputState } = this;
    if (isSmall(this.size)) return;
    if (key.name === 'escape') this.escape();
    else if (key.name === 'tab' && this.live.awaited !== undefined) this.hurry();
    else if (key.name === 'tab') this.change({ panel: inputState.panel === 'news' ? 'choices' : 'news' });
    else if (key.name === 'rubout') this.rubOut();
    else if (key.name === 'enter') this.enter();
    else if (key.name === 'text') this.change({ typed: inputState.typed + key.text, message: '', panel: 'choices' });
    else this.move(key.name);
  }

  private change(to: Partial<InputState>): void {
    this.inputState = { ...this.inputState, ...to };
  }

  private get items(): ChoiceItem[] {
    return itemsOf(this.app, this.live.client, this.inputState.path, this.size);
  }

  private move(key: string): void {
    const words = this.items.map((item) => item.words);
    if (words.length === 0) return;
    const { panel, cursor: at } = this.inputState;
    const cursor = panel === 'news' ? at : moved(at, key, words, this.size.columns - 1);
    this.change({ cursor, panel: 'choices', message: '', typed: '' });
  }

  private escape(): void {
    if (this.inputState.typed !== '') this.change({ typed: '' });
    else this.showMenu();
  }

  /** Takes back one thing: a character, a part of a choice, a choice of the draft. */
  private rubOut(): void {
    const { typed, path } = this.inputState;
    if (typed !== '') this.change({ typed: [...typed].slice(0, -1).join('') });
    else if (path !== '')
      this.change({ path: parentPath(path, choiceWordsOf(this.app, this.live.client.view)), cursor: 0 });
    else this.takeBack();
  }

  takeBack(): void {
    const { client } = this.live;
    if (!client.canUndo) this.say(textOf(this.app)('play.nothing-to-undo'));
    else {
      client.undo();
      this.inputState = EMPTY_INPUT;
    }
  }

  private enter(): void {
    const { typed, panel, cursor } = this.inputState;
    const { client, awaited } = this.live;
    if (typed !== '') this.read(typed);
    // Nothing else: Enter, which has just committed a turn, is easily pressed twice.
    else if (awaited !== undefined) this.askAgain();
    else if (client.canCommit) void client.commitDraft();
    else if (panel === 'news') this.change({ panel: 'choices' });
    else this.take(this.items[cursor]);
  }

  private take(item: ChoiceItem | undefined): void {
    if (item?.whole) this.choose(item.text);
    else if (item !== undefined) this.change({ path: item.text, cursor: 0 });
  }

  /** What was typed: a number of the list, a command, a choice in notation, or its words. */
  private read(typed: string): void {
    const command = commandNamed(this.app, typed);
    this.change({ typed: '' });
    if (command !== undefined) command(this, typed);
    else if (this.mayChoose()) this.readChoice(typed);
  }

  /** Whether a person is to choose now; if not, it is said why. */
  private mayChoose(): boolean {
    const { app, live } = this;
    const { client, awaited } = live;
    const key = live.online === undefined ? 'play.wait' : 'play.thinks';
    if (awaited !== undefined) this.say(textOf(app)(key, { name: personIn(client.view)(awaited) }));
    else if (client.canCommit) this.say(textOf(app)('play.commit-first'));
    else return true;
    return false;
  }

  private readChoice(typed: string): void {
    const { items, live } = this;
    const text = textMeant(live.client, this.inputState.path, typed);
    const item = /^\d+$/.test(typed.trim()) ? items[Number(typed) - 1] : itemNamed(typed, items);
    if (item === undefined || openTexts(live.client).includes(text)) this.choose(text);
    else this.take(item);
  }

  private choose(text: string): void {
    const { client } = this.live;
    const refusal = client.draftChoice(text);
    if (refusal !== undefined) this.refusals.refuse(text, refusal);
    else {
      this.inputState = EMPTY_INPUT;
      if (this.app.atOnce && client.canCommit) void client.commitDraft();
    }
  }

  why(given: string): void {
    const attempt = (): string => textMeant(this.live.client, this.inputState.path, given);
    if (this.mayChoose()) this.refusals.explain(given === '' ? undefined : attempt());
  }

  hint(): void {
    const { app, live } = this;
    const { asked } = live.client;
    if (!this.mayChoose() || asked === undefined) return;
    const show = (): void => app.screens.open(new HintScreen(app, live, asked));
    if (live.online === undefined) show();
    else
      void live.online.askHint().then((refused) => {
        if (refused !== undefined) this.say(refused);
        // Meanwhile the turn may have become another one.
        else if (live.client.asked === asked && app.screens.shows(this)) show();
        app.screens.redraw();
      });
  }

  hurry(): void {
    if (this.live.awaited === undefined) this.say(textOf(this.app)('play.nobody-thinks'));
    else this.live.client.port.hurryBot();
  }

  /** Asks a program again that has failed. */
  private askAgain(): void {
    const { port } = this.live.client;
    if (port.botFailure !== undefined) port.hurryBot();
  }

  say(message: string): void {
    this.change({ message });
  }

  showMenu(): void {
    this.app.screens.open(tableMenu(this));
  }

  showNews(): void {
    this.change({ panel: 'news' });
  }

  uncovered(): void {
    this.flow.showFirst();
  }

  leave(): void {
    this.flow.leave();
  }
}
