import { type Game, type OptionDeclaration, type Options, playerSeats } from '@interregnum/kernel';
import { DEFAULT_OPPONENT } from '@interregnum/match';
import { HUMAN, type Player } from '@interregnum/record';
import { translator } from '@interregnum/texts';
import { describeOpenFailure } from '../records/open-failure.ts';
import { cut, padded, widthOf, wrapped } from '../terminal/layout.ts';
import { type App, textOf } from './app.ts';
import type { Key } from './keys.ts';
import { sitAt } from './open-file.ts';
import { defaultNames, kindText, kindWords, OFFERED } from './player-kinds.ts';
import { dealtMatch, type MatchSetup, playersProblem } from './players.ts';
import { marked, page, type Size, type TerminalScreen } from './terminal-screen.ts';

/** One line of the form: what it is about, what it says now, and what keys do to it. */
interface Field {
  readonly label: string;
  readonly shown: string;
  /** What it means, if that needs to be said. */
  readonly about?: string | undefined;
  readonly turn: (by: number) => void;
  readonly type: (text: string) => void;
  readonly rub: () => void;
}

const nextOf = <T>(values: readonly T[], value: T, by: number): T =>
  values[(values.indexOf(value) + by + values.length) % values.length];

/** A form for a new table: variants, number of seats, who sits where. */
export class NewGame implements TerminalScreen {
  private readonly app: App;
  private readonly game: Game;
  private options: Options = {};
  private kinds: string[] = [HUMAN, DEFAULT_OPPONENT, DEFAULT_OPPONENT, DEFAULT_OPPONENT];
  /** Names that were typed; a seat without one has the usual name. */
  private names: string[] = [];
  private row = 0;
  private note = '';

  constructor(app: App, game: Game) {
    this.app = app;
    this.game = game;
  }

  draw(size: Size): string[] {
    const text = textOf(this.app);
    const fields = this.fields();
    const widest = Math.max(...fields.map(({ shown }) => widthOf(shown)));
    const lines = fields.map(({ label, shown }, at) => {
      const line = cut(` ${padded(shown, widest)}  ${label} `, size.columns);
      return at === this.row ? marked(line) : line;
    });
    const start = ` ${text('play.start')} `;
    const last = this.row === fields.length ? marked(start) : start;
    const field = fields[this.row];
    const told = this.note === '' ? (field?.about ?? field?.label ?? '') : this.note;
    const note = ['', ...wrapped(told, { indent: 1, hang: 1, width: size.columns })];
    const title = translator(this.game.meta.id, this.app.language, String).word('title');
    return page(title, ['', ...lines, '', last, ...note], text('play.keys.form'), size);
  }

  key(key: Key): void {
    const fields = this.fields();
    const field = fields[this.row];
    if (key.name === 'escape') this.app.screens.back();
    else if (key.name === 'up') this.row = (this.row + fields.length) % (fields.length + 1);
    else if (key.name === 'down' || key.name === 'tab') this.row = (this.row + 1) % (fields.length + 1);
    else if (key.name === 'enter') this.start();
    else if (key.name === 'left') field?.turn(-1);
    else if (key.name === 'right') field?.turn(1);
    else if (key.name === 'rubout') field?.rub();
    else if (key.name === 'text') field?.type(key.text);
  }

  /** The options as they stand; what does not combine is put right when it is turned. */
  private read(): Options {
    const read = this.game.options(this.options);
    return 'options' in read ? read.options : {};
  }

  private fields(): Field[] {
    const now = this.read();
    const seats = playerSeats(this.game, now);
    const asked = this.game.meta.options.filter((option) => option.kind === 'flag' || option.values.length > 1);
    const declared = asked.filter(({ name }) => name !== 'seats' || seats.length > 1);
    return [...declared.map((option) => this.optionField(option, now)), ...seats.map((at) => this.seatField(at))];
  }

  private optionField(option: OptionDeclaration, now: Options): Field {
    const text = textOf(this.app);
    const values: readonly (number | boolean)[] = option.kind === 'flag' ? [false, true] : option.values;
    const value = now[option.name];
    const turn = (by: number): void => this.set(option.name, nextOf(values, value, by));
    return {
      label: translator(this.game.meta.id, this.app.language, String).word(`option.${option.name}`),
      shown: option.kind === 'flag' ? text(value ? 'play.yes' : 'play.no') : `◂ ${value} ▸`,
      turn,
      type: () => turn(1),
      rub: () => {},
    };
  }

  private seatField(at: number): Field {
    const { language, programs } = this.app;
    const kind = this.kinds[at];
    const type = (name: string): void => {
      this.names[at] = name;
    };
    return {
      label: textOf(this.app)('play.seat-number', { number: at + 1, name: this.nameAt(at) }),
      shown: `◂ ${kindWords(kind, language, programs.named)} ▸`,
      about: kindText(kind, language),
      turn: (by) => {
        this.kinds = this.kinds.with(at, nextOf([...OFFERED, ...programs.named.keys()], kind, by));
      },
      type: (typed) => type((this.names[at] ?? '') + typed),
      rub: () => type([...this.nameAt(at)].slice(0, -1).join('')),
    };
  }

  /** Who sits where, as it stands. */
  private kindsNow(options = this.read()): string[] {
    const { game, kinds } = this;
    return kinds.slice(0, Number(options.seats)).map((kind, at) => game.ownKind(options, at) ?? kind);
  }

  private nameAt(at: number): string {
    const { language, programs } = this.app;
    return this.names[at] ?? defaultNames(this.kindsNow(), language, programs.named)[at];
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
    this.note = translator(this.game.meta.id, this.app.language, String).say('refusal', read.refusal);
  }

  private start(): void {
    const { language, programs } = this.app;
    const options = this.read();
    const kinds = this.kindsNow(options);
    const usual = defaultNames(kinds, language, programs.named);
    const players = kinds.map((kind, at): Player => {
      const typed = this.game.ownKind(options, at) === undefined ? this.names[at] : undefined;
      return { name: (typed ?? usual[at]).trim(), kind };
    });
    const problem = playersProblem(players, textOf(this.app));
    if (problem === undefined) this.begin({ game: this.game, options, players });
    else this.note = problem;
  }

  private begin(setup: MatchSetup): void {
    const { app } = this;
    const created = app.store.create(dealtMatch(setup, app.now()));
    if (!('opened' in created)) this.note = describeOpenFailure(textOf(app), created);
    else {
      app.screens.back();
      sitAt(app, created, app.now());
    }
  }
}
