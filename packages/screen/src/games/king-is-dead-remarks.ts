import { type Board, FACTIONS, powerOrder, type RegionName, winnerOf } from '@interregnum/king-is-dead/board';
import type { Happened } from '../happened.ts';
import type { Wording } from '../wording.ts';

type Words = Pick<Wording, 'words' | 'table'>;

/** By how many followers the first faction of a region is ahead of the next. */
function lead(region: RegionName, { regions }: Board): number {
  const [most, next] = FACTIONS.map((name) => regions[region][name] ?? 0).sort((a, b) => b - a);
  return most - next;
}

/** A struggle that the last card has turned, by one follower. */
function turned({ lines, before, earlier }: Happened<Board>, { words, table }: Words): string {
  const won = lines.find(({ key }) => key === 'struggle-won')?.values.region;
  if (typeof won !== 'object' || !('term' in won)) return '';
  const region = won.id as RegionName;
  const winner = winnerOf(before.regions[region]);
  const then = earlier().regions[region];
  // Alone against the Saxons a card is played in between.
  if (lines[0]?.key !== 'pass' || lead(region, before) !== 1 || then.control !== null || winnerOf(then) === winner)
    return '';
  return table('king-is-dead.remark-turned', { region: words.term(won) });
}

/** Another faction than before is the strongest, and the one before held more than one region. */
function overtaken({ before, after }: Happened<Board>, { words, table }: Words): string {
  const [[was], [is]] = [powerOrder(before), powerOrder(after)];
  if (was.name === is.name || was.regions < 2) return '';
  return table('king-is-dead.remark-strongest', { faction: words.term({ term: 'faction', id: is.name }, 'name') });
}

export const noticed = (happened: Happened<Board>, wording: Words): string =>
  turned(happened, wording) || overtaken(happened, wording);
