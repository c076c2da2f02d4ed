import type { Game } from './game.ts';
import type { Options } from './options.ts';

/** Every combination of a game's options that the game accepts. */
export function modesOf(game: Game): Options[] {
  let all: Record<string, number | boolean>[] = [{}];
  for (const option of game.meta.options) {
    const values = option.kind === 'flag' ? [false, true] : option.values;
    all = all.flatMap((given) => values.map((value) => ({ ...given, [option.name]: value })));
  }
  return all.filter((given) => 'options' in game.options(given));
}
