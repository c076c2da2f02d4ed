import type { Game, Seat } from '@interregnum/kernel';
import { type MatchView, present } from '@interregnum/match';
import type { End } from '@interregnum/record';
import { decidedMessage, scoreIn, tiedAt } from './decided.ts';
import { numeral } from './numeral.ts';
import { type ScreenInput, viewerOf } from './screen-input.ts';
import { ownParty } from './standing.ts';
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

/** The ending of a game that nobody wins, whose seats are called winners all the same. */
const DRAWN = 'drawn';

/** Who wins; there must be a winner. */
export function wonWords({ outcome, winners }: End, parties: Parties, { table, nameOf, language }: Words): string {
  const won = parties.filter((party) => party.some((seat) => winners.includes(seat)));
  if (outcome?.ending === DRAWN) return table('ended.drawn');
  const isShared = outcome?.shared ?? won.length > 1;
  const names = new Intl.ListFormat(language).format(winners.map(nameOf));
  return table(isShared ? 'ended.shared' : 'ended.won', { winners: names, count: winners.length });
}

/** What decided, in one sentence; nothing where the rules did not end it. */
export function decidedWords(input: ScreenInput, { words }: Pick<Wording, 'words'>): string {
  const { view } = input;
  const criteria = view.end?.by === 'rules' ? view.game.explain(present(view)) : [];
  const own = ownParty(view, viewerOf(input));
  const message = decidedMessage(view.game.meta.id, criteria, { winners: view.end?.winners ?? [], own });
  return message === undefined ? '' : words.say('decided', message);
}

/** By how much the rules decided, that of a seat's party first; undefined if they did not, or nothing was counted. */
export function ownScore(view: MatchView, seat: Seat): readonly [own: number, other: number] | undefined {
  if (view.end?.by !== 'rules') return undefined;
  const { winners } = view.end;
  const criteria = view.game.explain(present(view));
  const score = scoreIn(criteria, { winners, own: ownParty(view, seat) });
  if (score === undefined) return undefined;
  const tied = tiedAt(criteria, winners[0], score.criterion);
  const { high, low } = tied === undefined ? score : { high: tied, low: tied };
  return winners.includes(seat) ? [high, low] : [low, high];
}

/** Whether a match has ended by what a seat did, or left undone. */
const isOwnDoing = (by: End['by']): boolean => by === 'resigned' || by === 'time';

const WON = ['ended.you-won', 'ended.you-won-by', 'ended.you-won-tied'] as const;
const LOST = ['ended.you-lost', 'ended.you-lost-by', 'ended.you-lost-tied'] as const;

/** How the match has ended for whom the screen is for: that they won or lost, and by how much; where several share it, who wins. */
export function ownEndWords(input: ScreenInput, wording: Words): string {
  const { view, here } = input;
  const [own, { end }] = [viewerOf(input), view];
  if (own === 'audience' || here.length !== 1) return endWordsOf(view, wording);
  if (end?.seat === own && isOwnDoing(end.by))
    return `${wording.table(`ended.you-${end.by}`)} ${wonWords(end, view.game.parties(view.start.options), wording)}`;
  if (end?.by !== 'rules') return endWordsOf(view, wording);
  const { winners, outcome } = end;
  if (outcome?.shared === true) return endWordsOf(view, wording);
  const [plain, counted, tied] = winners.includes(own) ? WON : LOST;
  const criteria = view.game.explain(present(view));
  const score = scoreIn(criteria, { winners, own: ownParty(view, own) });
  if (score === undefined) return wording.table(plain);
  const level = tiedAt(criteria, winners[0], score.criterion);
  if (level !== undefined) return wording.table(tied, { high: numeral(level), low: numeral(level) });
  return wording.table(counted, { high: numeral(score.high), low: numeral(score.low) });
}
