import type { Game } from '@interregnum/kernel';
import type { End } from '@interregnum/record';
import type { Scene } from '../games/view.ts';
import type { Shown } from './use-table.ts';

/** What is needed to put an end into words. */
type Telling = Pick<Scene, 'text' | 'nameOf' | 'language'>;

/** How the match has ended, in words. */
export function endLine({ model, scene }: Shown): string {
  const { game, progress } = model.table;
  return progress.end === undefined ? '' : endWords(progress.end, game.parties(progress.start.options), scene);
}

type Parties = ReturnType<Game['parties']>;

/** Why it ended, where the rules did not end it, and who wins. */
export function endWords(end: End, parties: Parties, telling: Telling): string {
  const { by, seat, winners } = end;
  const { text, nameOf } = telling;
  const won = winners.length === 0 ? text('table.ended.stopped') : wonWords(end, parties, telling);
  if (by === 'rules' || by === 'stopped') return won;
  return `${text(`table.ended.${by}`, { name: seat === undefined ? '' : nameOf(seat) })} ${won}`;
}

/** Who wins; somebody must. */
export function wonWords({ outcome, winners }: End, parties: Parties, { text, nameOf, language }: Telling): string {
  const won = parties.filter((party) => party.some((seat) => winners.includes(seat)));
  const isShared = outcome?.shared ?? won.length > 1;
  const names = new Intl.ListFormat(language).format(winners.map(nameOf));
  return text(isShared ? 'table.shared' : 'table.won', { winners: names, count: winners.length });
}
