import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { Game, Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';

/** One way to play a game that is measured. */
export interface Mode {
  readonly game: Game;
  readonly name: string;
  readonly options: Options;
}

const modeOf = (game: Game, name: string, given: Options): Mode => {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(`${game.meta.id} is not played so: ${name}`);
  return { game, name, options: read.options };
};

/** The King Is Dead: named like `basic-2`, `advanced-3-vikings`, `solo`. */
const KING_IS_DEAD: readonly Mode[] = [
  ...[2, 3, 4].flatMap((seats) =>
    ['basic', 'advanced'].flatMap((cards) =>
      ['', '-vikings'].map((vikings) =>
        modeOf(kingIsDead, `${cards}-${seats}${vikings}`, {
          seats,
          advanced: cards === 'advanced',
          vikings: vikings !== '',
        }),
      ),
    ),
  ),
  modeOf(kingIsDead, 'solo', { solo: true }),
  modeOf(kingIsDead, 'solo-vikings', { solo: true, vikings: true }),
];

/** Every mode that is measured, game by game. */
export const MODES: readonly Mode[] = [
  ...KING_IS_DEAD,
  ...[2, 3, 4].map((seats) => modeOf(foreignKing, `seats-${seats}`, { seats })),
  modeOf(claim, 'seats-2', {}),
];

/** The mode that other games are compared with. */
export const BASIC_2 = 'basic-2';
