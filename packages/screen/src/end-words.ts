import type { Game } from '@interregnum/kernel';
import type { MatchView } from '@interregnum/match';
import type { End } from '@interregnum/record';
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
