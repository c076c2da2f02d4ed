import type { Game, Options, Seat } from '@interregnum/kernel';
import { type Language, tableText, translator } from '@interregnum/texts';
import type { DrawingContext } from '../src/boards/index.ts';
import { sideNames } from '../src/terminal/side-names.ts';
import { terminal } from '../src/terminal/terminal.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'];

/** A table at which Ana, Ben, Cleo and Dov sit. */
export function tableFor(
  game: Game,
  options: Options,
  language: Language,
  viewer: Seat | 'audience' = 'audience',
): DrawingContext {
  const screen = terminal(language);
  const nameOf = sideNames(game, options, screen, (seat) => NAMES[seat]);
  return {
    words: translator(game.meta.id, language, nameOf),
    text: tableText(language),
    nameOf,
    terminal: screen,
    viewer,
  };
}

/** Options that a game must accept. */
export function optionsOf(game: Game, given: Options): Options {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(`${game.meta.id} refuses ${JSON.stringify(given)}`);
  return read.options;
}
