import { HIDDEN } from '@interregnum/kernel';
import {
  FACTIONS,
  type FactionName,
  type Followers,
  type Holder,
  type RegionName,
  UNSTABLE,
} from '@interregnum/king-is-dead/board';
import type { Scene } from '../drawing.ts';

export const regionName = (id: RegionName, { words }: Scene): string => words.term({ term: 'region', id });
export const factionName = (id: FactionName, { words }: Scene): string => words.term({ term: 'faction', id }, 'name');

export const cardName = (id: string, { words, text }: Scene): string =>
  id === HIDDEN ? text('king-is-dead.hidden-card') : words.term({ term: 'card', id });

/** Followers one faction after the other, in words. */
export function followersText(followers: Followers, { words, text, language }: Scene): string {
  const told = FACTIONS.flatMap((id) => {
    const count = followers[id] ?? 0;
    return count > 0 ? [words.term({ term: 'followers', id, count })] : [];
  });
  return told.length > 0 ? listIn(language).format(told) : text('king-is-dead.no-followers');
}

const LISTS = new Map<string, Intl.ListFormat>();

/** Made once for each language: making one takes longer than all that it is used for on a screen. */
function listIn(language: string): Intl.ListFormat {
  const list = LISTS.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  LISTS.set(language, list);
  return list;
}

/** Who would win a struggle now. */
export const leaderText = (leader: Holder, scene: Scene): string =>
  leader === UNSTABLE
    ? scene.text('king-is-dead.tied-now')
    : scene.text('king-is-dead.ahead', { faction: factionName(leader, scene) });

/** Who holds a region whose struggle is over. */
export const controlText = (control: Holder, scene: Scene): string =>
  control === UNSTABLE
    ? scene.text('king-is-dead.unstable')
    : scene.text('king-is-dead.held', { faction: factionName(control, scene) });

/** What stands on each seat's disc: the first letters of the names if they differ, else numbers. */
export function seatLetters(seats: number, { nameOf }: Pick<Scene, 'nameOf'>): string[] {
  const names = Array.from({ length: seats }, (_, seat) => nameOf(seat));
  const letters = names.map((name) => [...name.toUpperCase()].find((sign) => /\p{L}/u.test(sign)) ?? '');
  const areTold = new Set(letters).size === seats && !letters.includes('');
  return areTold ? letters : names.map((_, seat) => `${seat + 1}`);
}
