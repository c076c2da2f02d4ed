import { isGameId, optionsOf } from '../games/index.ts';
import type { Result } from './result.ts';

/** How a game is played: by how many, and what differs from the usual options. */
export interface Mode {
  readonly seats: number;
  readonly variants: readonly string[];
}

type Played = Pick<Result, 'game' | 'rules' | 'options' | 'kinds'>;

/** The mode of a match. What is not known of its options counts as a variant, if it is set. */
export function modeOf({ game, rules, options, kinds }: Played): Mode {
  const declared = isGameId(game) ? optionsOf(game, rules) : [];
  const usual = new Map(declared.map((option) => [option.name, option.default]));
  const variants = Object.keys(options).filter(
    (name) => name !== 'seats' && options[name] !== (usual.get(name) ?? false),
  );
  return { seats: kinds.length, variants: variants.sort() };
}

export const modeKey = ({ seats, variants }: Mode): string => [seats, ...variants].join(' ');

/** Two players, the usual options. */
export const isStandard = ({ seats, variants }: Mode): boolean => seats === 2 && variants.length === 0;
