import { stripVTControlCharacters } from 'node:util';
import type { Options } from '@interregnum/kernel';
import { type MatchClient, textsOf } from '@interregnum/match';
import type { Language } from '@interregnum/texts';
import type { App } from '../src/play/app.ts';
import type { Key } from '../src/play/keys.ts';
import type { LiveMatch } from '../src/play/live-match.ts';
import { openFile, sitAt } from '../src/play/open-file.ts';
import { dealtMatch } from '../src/play/players.ts';
import type { Programs } from '../src/play/programs.ts';
import { ScreenStack } from '../src/play/screen-stack.ts';
import type { Screens, Size } from '../src/play/terminal-screen.ts';
import { Store } from '../src/records/store.ts';
import { newHome } from './homes.ts';
import { InstantPrograms } from './instant-programs.ts';
import { gameOf, NAMES, TIME } from './matches.ts';
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

/** Waits until all that can happen at once has happened. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Screens without a terminal: they are drawn when a test looks, and keys go to the topmost. */
export class PaperScreens extends ScreenStack {
  private readonly size: Size;

  constructor(size: Size = { columns: 80, rows: 24 }) {
    super();
    this.size = size;
  }

  get isEmpty(): boolean {
    return this.top === undefined;
  }

  /** Presses keys by their names; anything else is typed. */
  press(...keys: readonly string[]): this {
    for (const key of keys) {
      const pressed = NAMED.includes(key) ? { name: key } : { name: 'text', text: key };
      this.top?.key(pressed as Key);
    }
    return this;
  }

  /** Presses keys, and waits after each until everybody who decides at once has decided. */
  async play(...keys: readonly string[]): Promise<this> {
    for (const key of keys) {
      this.press(key);
      await settled();
    }
    return this;
  }

  /** What is shown now, colours aside. */
  get lines(): string[] {
    return (this.top?.draw(this.size) ?? []).map((line) => stripVTControlCharacters(line));
  }

  get shown(): string {
    return this.lines.join('\n');
  }
}

/** What the screens are handed, without a terminal. */
export const appOn = (
  screens: Screens,
  home: string,
  language: Language = 'en',
  programs: Programs = new InstantPrograms(),
): App => ({
  screens,
  store: new Store(home),
  programs,
  language,
  atOnce: false,
  now: () => TIME,
});

interface SeatIdentity {
  readonly screens: PaperScreens;
  readonly app: App;
  readonly live: LiveMatch;
  readonly client: MatchClient;
}

/** How a test sits down, where that is not as usual. */
interface Circumstances {
  readonly options?: Options;
  readonly size?: Size;
  /** Who decides for programs. */
  readonly programs?: Programs;
  readonly language?: Language;
  readonly names?: readonly string[];
  readonly home?: string;
  /** What the deal and the choices of programs follow from. */
  readonly seed?: string;
}

/** Sits down at a new table: `seats` says who sits where, whatever their kinds usually Ana, Ben, Cleo and Dov. */
export function sitDown(id: string, seats: string, given: Circumstances = {}): SeatIdentity {
  const game = gameOf(id);
  const kinds = seats.split(',');
  const options = optionsOf(game, { seats: kinds.length, ...given.options });
  const { names = NAMES, home = newHome(), seed = id } = given;
  const players = kinds.map((kind, seat) => ({ name: names[seat], kind }));
  const screens = new PaperScreens(given.size);
  const app = appOn(screens, home, given.language, given.programs);
  const created = app.store.create(dealtMatch({ game, options, players }, TIME, seed));
  if (!('opened' in created)) throw new Error(JSON.stringify(created));
  const live = sitAt(app, created, seed);
  return { screens, app, live, client: live.client };
}

/** What is drafted at a screen, in notation. */
export const drafted = ({ draft }: MatchClient): string[] => (draft === undefined ? [] : textsOf(draft));

/** Opens a table that is kept in a home, to play on. */
export function openAgain(home: string, file: string, programs: Programs): PaperScreens {
  const screens = new PaperScreens();
  openFile(appOn(screens, home, 'en', programs), file, (trouble) => {
    throw new Error(trouble);
  });
  return screens;
}
