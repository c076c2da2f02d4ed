import type { Game, Options } from '@interregnum/kernel';
import { modeName, modesOf } from '@interregnum/testkit';
import type { Way } from './ways.ts';

/** Where records are kept that were written by a version of the rules, for ever. */
export const STORED = new URL('records/', import.meta.url);

/** What `sha256sum` says of them: a record that was changed or written anew is noticed. */
export const SUMS = new URL('records.sha256', import.meta.url);

/** Variants that change the rules but little; each is stored once and not in every combination. */
const HOUSE_RULES = ['memory', 'landings-on-control', 'intervene-empty', 'deactivate-empty', 'virtual-cumulative'];

/** The modes of a game of which a record is stored: all of them, and each house rule once. */
export function storedModes(game: Game): Options[] {
  const house = game.meta.options.filter(({ name }) => HOUSE_RULES.includes(name));
  const departures = (mode: Options): number => house.filter((option) => mode[option.name] !== option.default).length;
  const seen = new Set<string>();
  return modesOf(game).filter((mode) => {
    if (departures(mode) === 0) return true;
    const which = house.find((option) => mode[option.name] !== option.default)?.name ?? '';
    if (departures(mode) > 1 || seen.has(which) || (which === 'memory' && !mode.advanced)) return false;
    seen.add(which);
    return true;
  });
}

/** The file of a record: the game, the version of its rules, the mode. */
export const storedFile = (game: Game, mode: Options): URL =>
  new URL(`${game.meta.id}.${game.meta.rulesVersion}.${modeName(game, mode).replaceAll(/[ ,]+/g, '-')}.record`, STORED);

/** The file of a record that goes one of the ways a match can go. */
export const wayFile = ({ meta }: Game, way: Way): URL =>
  new URL(`${meta.id}.${meta.rulesVersion}.format-2.${way}.record`, STORED);
