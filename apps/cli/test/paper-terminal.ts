import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { ProgramSpec } from '../src/bots/program-spec.ts';
import { LocalPrograms } from '../src/play/programs.ts';
import { type Display, DisplayPlayer } from './display-player.ts';
import { recordIn } from './homes.ts';
import { KEYS } from './keys.ts';
import { openAgain, type PaperScreens, settled, sitDown } from './paper-screens.ts';
import type { SitDown } from './play-settings.ts';

/** The names by which screens know the keys that a terminal sends. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(KEYS)
    .filter(([name]) => name !== 'space')
    .map(([name, sent]) => [sent, name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)]),
);

/** The screens of a terminal: no process, no terminal, and drawn only when something has changed. */
export class PaperTerminal implements Display {
  written = '';
  private readonly screens: PaperScreens;
  private drawn: string[] | undefined;

  constructor(screens: PaperScreens) {
    this.screens = screens;
    screens.changed = () => {
      this.drawn = undefined;
    };
  }

  get lines(): string[] {
    if (this.drawn === undefined) {
      this.drawn = this.screens.lines.map((line) => line.trimEnd());
      this.written += `${this.drawn.join('\n')}\n`;
    }
    return this.drawn;
  }

  get screen(): string {
    return this.lines.join('\n');
  }

  get hasEnded(): boolean {
    return this.screens.isEmpty;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.send(key);
      await settled();
    }
  }

  send(keys: string): void {
    this.screens.press(NAMES.get(keys) ?? keys);
    this.drawn = undefined;
    // Whatever a terminal would have shown counts as shown.
    void this.lines;
  }

  /** Waits until something is to be seen; bots may think on their thread. */
  async until(found: () => boolean, what: string): Promise<void> {
    for (let waited = 0; !found(); waited++) {
      if (this.hasEnded || waited > 30_000) throw new Error(`never shown: ${what}\n${this.screen}`);
      await sleep(1);
    }
  }
}

const hired: LocalPrograms[] = [];
afterAll(() => Promise.all(hired.map((programs) => programs.close())));

/** Bots on a thread of their own, and programs in processes of their own, as the program has them. */
function hire(...given: ConstructorParameters<typeof LocalPrograms>): LocalPrograms {
  const programs = new LocalPrograms(...given);
  hired.push(programs);
  return programs;
}

let bots: LocalPrograms | undefined;

/** Sits down at the screens of the program without a terminal. Bots are the real ones. */
export const onPaper: SitDown<PaperTerminal> = ({ game, seats, variants, language }, names, home, seed) => {
  bots ??= hire([]);
  const options = Object.fromEntries(variants.map((variant) => [variant, true]));
  // Records know no sign such as @.
  const { screens } = sitDown(game, seats.replaceAll('@', '-'), {
    options,
    language,
    programs: bots,
    names,
    home,
    seed,
  });
  return new DisplayPlayer(new PaperTerminal(screens), language, seed).isAsked();
};

/** Sits down again at the only table of a home, perhaps with programs of one's own. */
export async function againOnPaper(
  home: string,
  seed: string,
  given: Iterable<ProgramSpec> = [],
): Promise<DisplayPlayer<PaperTerminal>> {
  return new DisplayPlayer(new PaperTerminal(openAgain(home, recordIn(home), hire(given))), 'en', seed).isAsked();
}
