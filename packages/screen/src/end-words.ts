import type { Game, Seat } from '@interregnum/kernel';
import { type MatchView, present } from '@interregnum/match';
import type { End } from '@interregnum/record';
import { type ScreenInput, viewerOf } from './screen-input.ts';
import type { Wording } from './wording.ts';

type Words = Pick<Wording, 'table' | 'nameOf' | 'language'>;
type Parties = ReturnType<Game['parties']>;

/** How a match has ended, in words; nothing before. */
export const endWordsOf = ({ game, start, end }: MatchView, wording: Words): string =>
  end === undefined ? '' : endWords(end, game.parties(start.options), wording);

/** Why it ended, where the rules did not end it, and who wins. */
export function endWords(end: End, parties: Parties, wording: Words): string {
  const { by, seat, winners } = end;
  const { table, nameOf } = wording;
  const won = winners.length === 0 ? table('ended.stopped') : wonWords(end, parties, wording);
  if (by === 'rules' || by === 'stopped') return won;
  return `${table(`ended.${by}`, { name: seat === undefined ? '' : nameOf(seat) })} ${won}`;
}

/** Who wins; there must be a winner. */
export function wonWords({ outcome, winners }: End, parties: Parties, { table, nameOf, language }: Words): string {
  const won = parties.filter((party) => party.some((seat) => winners.includes(seat)));
  const isShared = outcome?.shared ?? won.length > 1;
  const names = new Intl.ListFormat(language).format(winners.map(nameOf));
  return table(isShared ? 'ended.shared' : 'ended.won', { winners: names, count: winners.length });
}

/** Criteria that count what one can win or lose by; others compare ranks, or name who decides. */
const COUNTED: ReadonlySet<string> = new Set(['votes', 'total', 'sets', 'first', 'second']);

/** What the winners and the best of the others, or one of these, had by the criterion that decided; undefined if none counted. */
function scoreOf({ game, ...view }: MatchView, winners: readonly Seat[], own: Seat): [number, number] | undefined {
  const decided = game
    .explain(present({ game, ...view }))
    .find(({ left }) => left.every((seat) => winners.includes(seat)));
  if (decided === undefined || !COUNTED.has(decided.key)) return undefined;
  const { scores } = decided;
  const others = scores.flatMap((score, seat) => (score === undefined || winners.includes(seat) ? [] : [score]));
  const [high, low] = [scores[winners[0]], winners.includes(own) ? Math.max(...others) : scores[own]];
  return high === undefined || low === undefined || !Number.isFinite(low) ? undefined : [high, low];
}

const WON = ['ended.you-won', 'ended.you-won-by'] as const;
const LOST = ['ended.you-lost', 'ended.you-lost-by'] as const;

/** How the match has ended for whom the screen is for: that they won or lost, and by how much; where several share it, who wins. */
export function ownEndWords(input: ScreenInput, wording: Words): string {
  const { view, here } = input;
  const [own, { end }] = [viewerOf(input), view];
  if (end?.by !== 'rules' || own === 'audience' || here.length !== 1) return endWordsOf(view, wording);
  const { winners, outcome } = end;
  if (outcome?.shared === true) return endWordsOf(view, wording);
  const [plain, counted] = winners.includes(own) ? WON : LOST;
  const score = scoreOf(view, winners, own);
  return score === undefined ? wording.table(plain) : wording.table(counted, { high: score[0], low: score[1] });
}
