import { stripVTControlCharacters } from 'node:util';
import type { Options } from '@interregnum/kernel';
import type { Language } from '@interregnum/texts';
import type { App } from '../src/play/app.ts';
import type { Key } from '../src/play/keys.ts';
import { sitAt } from '../src/play/open-file.ts';
import { dealtTable } from '../src/play/players.ts';
import type { Screen, Size, Stage } from '../src/play/screen.ts';
import { Session } from '../src/play/session.ts';
import { Store } from '../src/records/store.ts';
import { gameOf, NAMES, TIME } from './matches.ts';
import { newHome } from './play-driver.ts';
import { optionsOf } from './tables.ts';

const NAMED: readonly string[] = [
  'up',
  'down',
  'left',
  'right',
  'page-up',
  'page-down',
  'home',
  'end',
  'enter',
  'escape',
  'tab',
  'rubout',
];

/** Screens without a terminal: they are drawn when somebody looks, and keys go to the topmost. */
export class PaperStage implements Stage {
  private readonly screens: Screen[] = [];
  private readonly size: Size;
  /** The last word, once the program has been left. */
  farewell: string | undefined;

  constructor(size: Size = { columns: 80, rows: 24 }) {
    this.size = size;
  }

  open(screen: Screen): void {
    this.screens.push(screen);
  }

  back(): void {
    this.screens.pop();
    if (this.screens.length === 0) this.farewell ??= '';
  }

  replace(screen: Screen): void {
    this.screens.splice(-1, 1, screen);
  }

  leave(farewell = ''): void {
    this.farewell = farewell;
    this.screens.length = 0;
  }

  get isEmpty(): boolean {
    return this.screens.length === 0;
  }

  /** Presses keys by their names; anything else is typed. */
  press(...keys: readonly string[]): this {
    for (const key of keys) {
      const pressed = NAMED.includes(key) ? { name: key } : { name: 'text', text: key };
      this.screens.at(-1)?.key(pressed as Key);
    }
    return this;
  }

  /** What is shown now, colours aside. */
  get lines(): string[] {
    return (this.screens.at(-1)?.draw(this.size) ?? []).map((line) => stripVTControlCharacters(line));
  }

  get shown(): string {
    return this.lines.join('\n');
  }
}

/** What the screens are handed, without a terminal. */
export const appOn = (stage: Stage, home: string, language: Language = 'en'): App => ({
  stage,
  store: new Store(home),
  language,
  atOnce: false,
  now: () => TIME,
});

interface Seated {
  readonly stage: PaperStage;
  readonly app: App;
  readonly session: Session;
}

/** Sits down at a new table: `seats` says who sits where, people being Ana, Ben, Cleo and Dov. */
export function sitDown(id: string, seats: string, given: Options = {}, size?: Size): Seated {
  const game = gameOf(id);
  const kinds = seats.split(',');
  const options = optionsOf(game, { seats: kinds.length, ...given });
  const players = kinds.map((kind, seat) => ({ name: NAMES[seat], kind }));
  const stage = new PaperStage(size);
  const app = appOn(stage, newHome());
  const table = dealtTable({ game, options, players }, TIME, id);
  const created = app.store.create(table);
  if (!('saved' in created)) throw new Error(JSON.stringify(created));
  const session = new Session(table, created.saved, app.now, id);
  sitAt(app, session);
  return { stage, app, session };
}
