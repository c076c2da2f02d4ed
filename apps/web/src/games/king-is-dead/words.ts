import { HIDDEN } from '@interregnum/kernel';
import {
  FACTIONS,
  type FactionName,
  type Followers,
  type Holder,
  type RegionName,
  UNSTABLE,
} from '@interregnum/king-is-dead/glance';
import type { Scene } from '../view.ts';

export const regionName = (id: RegionName, { words }: Scene): string => words.term({ term: 'region', id });
export const factionName = (id: FactionName, { words }: Scene): string => words.term({ term: 'faction', id }, 'name');

export const cardName = (id: string, { words, text }: Scene): string =>
  id === HIDDEN ? text('king-is-dead.hidden-card') : words.term({ term: 'card', id });

/** Followers one faction after the other, in words. */
export function followersTold(followers: Followers, { words, text, language }: Scene): string {
  const told = FACTIONS.flatMap((id) => {
    const count = followers[id] ?? 0;
    return count > 0 ? [words.term({ term: 'followers', id, count })] : [];
  });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return told.length > 0 ? list.format(told) : text('king-is-dead.no-followers');
}

/** Who would win a struggle now. */
export const leaderTold = (leader: Holder, scene: Scene): string =>
  leader === UNSTABLE
    ? scene.text('king-is-dead.tied-now')
    : scene.text('king-is-dead.ahead', { faction: factionName(leader, scene) });

/** Who holds a region whose struggle is over. */
export const controlTold = (control: Holder, scene: Scene): string =>
  control === UNSTABLE
    ? scene.text('king-is-dead.unstable')
    : scene.text('king-is-dead.held', { faction: factionName(control, scene) });

/** A letter for every seat, its name's first one if nobody before has it: it stands on the seat's disc. */
export function seatLetters(seats: number, { nameOf }: Scene): string[] {
  const taken: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const letters = [...nameOf(seat).toUpperCase()].filter((letter) => /\p{L}/u.test(letter));
    taken.push(letters.find((letter) => !taken.includes(letter)) ?? `${seat + 1}`);
  }
  return taken;
}
