import type { Game, Options } from '@interregnum/kernel';
import { isName, type Player } from '@interregnum/record';
import { speaker } from '@interregnum/texts';
import { cut, padded, wrapped } from '../layout.ts';
import { describeTrouble } from '../records/trouble.ts';
import { type App, textOf } from './app.ts';
import type { Key } from './keys.ts';
import { sitAt } from './open-file.ts';
import { dealtTable, KINDS, type Match, SAXONS } from './players.ts';
import { marked, page, type Screen, type Size } from './screen.ts';
import { Session } from './session.ts';

/** One line of the form: what it is about, what it says now, and what keys do to it. */
interface Field {
  readonly label: string;
  readonly shown: string;
  readonly turn: (by: number) => void;
  readonly type: (text: string) => void;
  readonly rub: () => void;
}

/** A form for a new table: variants, number of seats, who sits where. */
export function newGame(app: App, game: Game): Screen {
  return new NewGame(app, game);
}

class NewGame implements Screen {
  private readonly app: App;
  private readonly game: Game;
  private options: Options = {};
  private kinds: string[] = ['human', 'random', 'random', 'random'];
  private names: string[];
  private row = 0;
  private note = '';

  constructor(app: App, game: Game) {
    this.app = app;
    this.game = game;
    this.names = [1, 2, 3, 4].map((number) => textOf(app)('play.player', { number }));
  }

  draw(size: Size): string[] {
    const text = textOf(this.app);
    const fields = this.fields();
    const widest = Math.max(...fields.map(({ shown }) => shown.length));
    const lines = fields.map(({ label, shown }, at) => {
      const line = cut(` ${padded(shown, widest)}  ${label} `, size.columns);
      return at === this.row ? marked(line) : line;
    });
    const start = ` ${text('play.start')} `;
    const last = this.row === fields.length ? marked(start) : start;
    const note = this.note === '' ? [] : ['', ...wrapped(this.note, { indent: 1, hang: 1, width: size.columns })];
    const title = speaker(this.game.meta.id, this.app.language, String).word('title');
    return page(title, ['', ...lines, '', last, ...note], text('play.keys.form'), size);
  }

  key(key: Key): void {
    const fields = this.fields();
    const field = fields[this.row];
    if (key.name === 'escape') this.app.stage.back();
    else if (key.name === 'up') this.row = (this.row + fields.length) % (fields.length + 1);
    else if (key.name === 'down' || key.name === 'tab') this.row = (this.row + 1) % (fields.length + 1);
    else if (key.name === 'enter') this.enter(fields.length);
    else if (key.name === 'left') field?.turn(-1);
    else if (key.name === 'right') field?.turn(1);
    else if (key.name === 'rubout') field?.rub();
    else if (key.name === 'text') field?.type(key.text);
  }

  private enter(last: number): void {
    if (this.row < last) this.row = last;
    else this.start();
  }

  /** The options as they stand; what does not combine is put right when it is turned. */
  private read(): Options {
    const read = this.game.options(this.options);
    return 'options' in read ? read.options : {};
  }

  private fields(): Field[] {
    const text = textOf(this.app);
    const words = speaker(this.game.meta.id, this.app.language, String);
    const now = this.read();
    const declared = this.game.meta.options.map((option): Field => {
      const values = option.kind === 'flag' ? [false, true] : option.values;
      const value = now[option.name];
      return {
        label: words.word(`option.${option.name}`),
        shown: option.kind === 'flag' ? text(value ? 'play.yes' : 'play.no') : `◂ ${value} ▸`,
        turn: (by) =>
          this.set(option.name, values[(values.indexOf(value as never) + by + values.length) % values.length]),
        type: () => this.set(option.name, values[(values.indexOf(value as never) + 1) % values.length]),
        rub: () => {},
      };
    });
    const seats = Array.from({ length: Number(now.seats) }, (_, at) => at).filter((at) => !(now.solo && at === 1));
    return [...declared, ...seats.map((at) => this.seatField(at))];
  }

  private seatField(at: number): Field {
    const text = textOf(this.app);
    const kind = this.kinds[at];
    const turn = (by: number): void => {
      this.kinds = this.kinds.with(at, KINDS[(KINDS.indexOf(kind as 'human') + by + KINDS.length) % KINDS.length]);
    };
    return {
      label: text('play.seat-number', { number: at + 1, name: this.names[at] }),
      shown: `◂ ${text(`play.kind.${kind}`)} ▸`,
      turn,
      type: (typed) => {
        this.names = this.names.with(at, this.names[at] + typed);
      },
      rub: () => {
        this.names = this.names.with(at, [...this.names[at]].slice(0, -1).join(''));
      },
    };
  }

  /** Turns one option; those that it does not combine with go back to what they were by default. */
  private set(name: string, value: number | boolean): void {
    const wanted = { ...this.options, [name]: value };
    const read = this.game.options(wanted);
    this.note = '';
    if ('options' in read) {
      this.options = wanted;
      return;
    }
    const alone = this.game.options({ [name]: value });
    if ('options' in alone) this.options = { [name]: value };
    this.note = speaker(this.game.meta.id, this.app.language, String).say('refusal', read.refusal);
  }

  private start(): void {
    const text = textOf(this.app);
    const options = this.read();
    const players = Array.from({ length: Number(options.seats) }, (_, at): Player => {
      if (options.solo && at === 1) return { name: text('play.saxons'), kind: SAXONS };
      return { name: this.names[at].trim(), kind: this.kinds[at] };
    });
    const bad = players.find(({ name }) => !isName(name));
    if (bad !== undefined) this.note = text('play.bad-name', { name: bad.name });
    else if (players.every(({ kind }) => kind !== 'human')) this.note = text('play.nobody');
    else this.begin({ game: this.game, options, players });
  }

  private begin(match: Match): void {
    const { app } = this;
    const table = dealtTable(match, app.now());
    const created = app.store.create(table);
    if ('saved' in created) {
      app.stage.back();
      sitAt(app, new Session(table, created.saved, app.now, app.now()));
    } else this.note = describeTrouble(textOf(app), created);
  }
}
