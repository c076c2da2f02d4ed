import type { Game, Options } from '@interregnum/kernel';

/** Every combination of a game's options that the game accepts. */
export function modesOf(game: Game): Options[] {
  let all: Record<string, number | boolean>[] = [{}];
  for (const option of game.meta.options) {
    const values = option.kind === 'flag' ? [false, true] : option.values;
    all = all.flatMap((given) => values.map((value) => ({ ...given, [option.name]: value })));
  }
  return all.filter((given) => 'options' in game.options(given));
}

/** The options that differ from the defaults, in words. */
export const modeName = (game: Game, mode: Options): string =>
  game.meta.options
    .filter((option) => mode[option.name] !== option.default || option.kind === 'count')
    .map((option) => (option.kind === 'count' ? `${mode[option.name]} ${option.name}` : option.name))
    .join(', ');
