import { LEVELS } from '@interregnum/bots';
import { numeral } from '@interregnum/screen';
import { type AppText, resultsText } from '@interregnum/texts/lazy';
import { isGameId } from '../games/index.ts';
import { useWords, type Words } from '../shell/words.tsx';
import type { Mode } from './mode.ts';
import type { Result } from './result.ts';

/** What is said of results; only below a `WordsProvider` that has fetched it. */
export const useResultWords = (): AppText => resultsText(useWords().language);

const LEVEL_NAMES: ReadonlySet<string> = new Set(LEVELS);
const KNOWN_VARIANTS: readonly string[] = ['advanced', 'solo', 'vikings', 'memory'];

/** A mode in words: how many play, then what is special. */
export function modeWords(results: AppText, { seats, variants }: Mode): string {
  const known = KNOWN_VARIANTS.filter((each) => variants.includes(each));
  const isHouse = variants.some((each) => !KNOWN_VARIANTS.includes(each));
  const said = [...known, ...(isHouse ? ['house'] : [])].map((each) => results(`mode.${each}`));
  return [...(variants.includes('solo') ? [] : [results('mode.seats', { count: seats })]), ...said].join(', ');
}

export const gameWords = ({ text }: Words, game: string): string =>
  isGameId(game) ? text(`start.title.${game}`) : game;

/** How a match ended, with the score if there was one. */
export function outcomeWords(results: AppText, { outcome, score }: Pick<Result, 'outcome' | 'score'>): string {
  const said = results(`outcome.${outcome}`);
  if (score === undefined) return said;
  const [own, other] = score.map(numeral);
  return results('outcome.scored', { outcome: said, own, other });
}

/** The kinds of others in words: what is no bot of ours has a word here. */
export function opponentWords({ table, language }: Words, results: AppText, kinds: readonly string[]): string {
  const nameOf = (kind: string): string => {
    if (LEVEL_NAMES.has(kind)) return table(`level.${kind}`);
    if (kind === 'saxons') return table('play.saxons');
    return results(kind === 'human' ? 'against.human' : 'against.other');
  };
  const counts = new Map(kinds.map((kind) => [kind, kinds.filter((each) => each === kind).length]));
  const told = [...counts].map(([kind, count]) => (count === 1 ? nameOf(kind) : `${count} × ${nameOf(kind)}`));
  return new Intl.ListFormat(language).format(told);
}

/** A date of UTC in words: `18 November`. */
export const dayWords = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** The date of a moment here: `18 Nov 2026`. */
export const dateWords = (language: string, moment: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(Date.parse(moment));
