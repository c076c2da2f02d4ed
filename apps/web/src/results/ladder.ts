import { LEVELS, type Level } from '@interregnum/bots';
import { isStandard, type Mode, modeKey, modeOf } from './mode.ts';
import type { Result } from './result.ts';

/** A bot to be beaten in the standard game: two players, the usual options, no hints. */
export interface Rung {
  readonly level: Level;
  readonly state: 'beaten' | 'passed' | 'next' | 'later';
  /** When it was first beaten. */
  readonly since: string | undefined;
  /** Standard matches against it that were played to an end, with hints or without. */
  readonly played: number;
  readonly won: number;
  /** Other modes in which it was beaten, alone or with others of its level. */
  readonly elsewhere: readonly Mode[];
}

/** Whether all others were bots of a level that thought as long as it does. */
const isAgainst = ({ kinds, seat }: Result, level: Level): boolean =>
  kinds.every((kind, at) => at === seat || kind === level);

/** The rungs of a game from the lowest to the highest. The next one stands above the highest that was climbed. */
export function ladderOf(game: string, results: readonly Result[]): Rung[] {
  const own = results.filter((each) => each.game === game);
  const climbed = LEVELS.map((level) => rungOf(level, own));
  const highest = climbed.findLastIndex(({ since }) => since !== undefined);
  return climbed.map((rung, at) => ({ ...rung, state: stateOf(rung.since !== undefined, at - highest) }));
}

function stateOf(isBeaten: boolean, above: number): Rung['state'] {
  if (isBeaten) return 'beaten';
  if (above < 0) return 'passed';
  return above === 1 ? 'next' : 'later';
}

function rungOf(level: Level, results: readonly Result[]): Omit<Rung, 'state'> {
  const against = results.filter((each) => isAgainst(each, level) && each.outcome !== 'unfinished');
  const standard = against.filter((each) => isStandard(modeOf(each)));
  const wins = against.filter(({ outcome }) => outcome === 'won');
  const climbs = wins.filter((each) => standard.includes(each) && each.hints !== true).map(({ at }) => at);
  const modes = wins.filter((each) => !standard.includes(each)).map(modeOf);
  return {
    level,
    since: climbs.sort()[0],
    played: standard.length,
    won: standard.filter(({ outcome }) => outcome === 'won').length,
    elsewhere: [...new Map(modes.map((mode) => [modeKey(mode), mode])).values()],
  };
}
