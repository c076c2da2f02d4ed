import type { Game, Options } from '@interregnum/kernel';

export { modesOf } from '@interregnum/kernel';

/** The options that differ from the defaults, in words. */
export const modeName = (game: Game, mode: Options): string =>
  game.meta.options
    .filter((option) => mode[option.name] !== option.default || option.kind === 'count')
    .map((option) => (option.kind === 'count' ? `${mode[option.name]} ${option.name}` : option.name))
    .join(', ');
