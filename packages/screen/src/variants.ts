import type { Game, Options } from '@interregnum/kernel';

/** A rule of a match that is not as usual: a variant that is played, or something usual that is not. */
export interface Variant {
  readonly name: string;
  readonly isOn: boolean;
}

/** What of the options of a match is not as usual, the number of seats aside. */
export const variantsIn = ({ meta }: Game, options: Options): Variant[] =>
  meta.options.flatMap(({ name, kind, default: usual }) =>
    kind === 'flag' && options[name] !== undefined && options[name] !== usual
      ? [{ name, isOn: options[name] === true }]
      : [],
  );
