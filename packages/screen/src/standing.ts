import type { Criterion, Seat, Standing } from '@interregnum/kernel';
import type { MatchView } from '@interregnum/match';
import { type Decided, decidedMessage, scoreIn } from './decided.ts';
import { numeral } from './numeral.ts';
import { type ScreenInput, seenNow, viewerOf } from './screen-input.ts';
import type { Wording } from './wording.ts';

/** One ending as it would come out now, at a glance: its name if the game has several, who leads, and by what. */
export interface StandingWords {
  readonly ending: string;
  readonly leads: string;
  /** By how much, if it is counted, and of what: `3–2 (Welsh)`. */
  readonly score: string;
  readonly why: string;
  /** Whether those whom the screen is for lead, alone or with others. */
  readonly isOwn: boolean;
}

/** How things stand at the moment that is shown, the draft included. */
export const standingsIn = (input: ScreenInput): readonly Standing[] => input.view.game.tally?.(seenNow(input)) ?? [];

/** The party of whom a screen is for. */
export function ownParty(
  { game, start }: Pick<MatchView, 'game' | 'start'>,
  viewer: Seat | 'audience',
): readonly Seat[] | undefined {
  return viewer === 'audience' ? undefined : game.parties(start.options).find((party) => party.includes(viewer));
}

/** How things stand, in words: a line for each ending. */
export function standingWords(input: ScreenInput, wording: Wording): StandingWords[] {
  const { view } = input;
  const own = ownParty(view, viewerOf(input));
  return standingsIn(input).map(({ ending, winners, criteria }) => {
    const sides = { winners, own };
    const isLevel = winners.length === sidesIn(criteria);
    const message = decidedMessage(view.game.meta.id, criteria, sides);
    return {
      ending: ending === undefined ? '' : wording.words.word(`ending.${ending}`),
      leads: leadWords(winners, isLevel, own, wording),
      score: scoreWords(scoreIn(criteria, sides), wording),
      why: message === undefined ? '' : wording.words.say('decided', message),
      isOwn: !isLevel && (own?.some((seat) => winners.includes(seat)) ?? false),
    };
  });
}

/** A score and what was counted, as it is written: `3–2 (Welsh)`, and `9 : −6` where a dash would be taken for a second minus. */
function scoreWords(decided: Decided | undefined, { words }: Wording): string {
  if (decided === undefined) return '';
  const { criterion, high, low } = decided;
  const score = [high, low].map(numeral).join(Math.min(high, low) < 0 ? ' : ' : '–');
  return words.say('score', { key: criterion.key, values: { ...criterion.values, score } });
}

/** How many sides are compared. */
const sidesIn = (criteria: readonly Criterion[]): number => Math.max(...criteria.map(({ scores }) => scores.length));

const LISTS = new Map<string, Intl.ListFormat>();

/** Made once for each language: making one takes longer than all that it is used for on a screen. */
function listIn(language: string): Intl.ListFormat {
  const list = LISTS.get(language) ?? new Intl.ListFormat(language);
  LISTS.set(language, list);
  return list;
}

/** Who leads; you, if nobody but your party does. */
function leadWords(
  winners: readonly Seat[],
  isLevel: boolean,
  own: readonly Seat[] | undefined,
  { table, nameOf, language }: Wording,
): string {
  if (isLevel) return table('standing.level');
  if (own !== undefined && winners.every((seat) => own.includes(seat))) return table('standing.you');
  const names = listIn(language).format(winners.map(nameOf));
  return table('standing.leads', { winners: names, count: winners.length });
}
