import type { LogLine } from '@interregnum/kernel';
import { type Group, groupOf, groupWent, regionTerm, type Step, termsOf } from './king-is-dead-step.ts';
import { line, termOf, went } from './oracle.ts';

/** What a card did when a text was added to those chosen for it. */
type Effect = (step: Step, chosen: readonly string[]) => LogLine[];

/** `moray scots` and the like. */
const regionOf = (text: string): string => text.split(' ')[0];
const factionOf = (text: string): string => text.split(' ')[1];
const isFollower = (text: string): boolean => text.includes(' ');

/** Followers that came from the supply or went back to it: whatever a region has more or fewer of. */
function supplied({ before, after }: Step, region: string): LogLine[] {
  const [old, now] = [before.regions[region], after.regions[region]];
  const [lost, gained] = [groupOf((each) => old[each] - now[each]), groupOf((each) => now[each] - old[each])];
  const told = (key: string, group: Group, from: string, to: string): LogLine[] =>
    group.length === 0
      ? []
      : [line(key, { followers: termsOf(group), region: regionTerm(region) }, groupWent(group, from, to))];
  return [
    ...told('return', lost, `region:${region}`, 'supply'),
    ...told('place', gained, 'supply', `region:${region}`),
  ];
}

/** The region is named by each text, or by the first one for all. */
const inEachRegion: Effect = (step, chosen) => supplied(step, chosen[chosen.length - 1]);
const inFirstRegion: Effect = (step, chosen) => supplied(step, chosen[0]);

function swapped(given: Group, from: string, taken: Group, to: string): LogLine {
  const moves = [
    ...groupWent(given, `region:${from}`, `region:${to}`),
    ...groupWent(taken, `region:${to}`, `region:${from}`),
  ];
  const regions = { from: regionTerm(from), to: regionTerm(to) };
  if (given.join() === taken.join())
    return line('swap-same', { followers: termsOf([...given, ...taken]), ...regions }, moves);
  return line('swap', { followers: termsOf(given), others: termsOf(taken), ...regions }, moves);
}

/** A follower, or a region that gives so many of a faction; then a follower, or a region and whom it gives. */
const swap =
  (given?: string, count: (step: Step, region: string) => number = () => 1): Effect =>
  (step, [one, other, taken]) => {
    if (other === undefined || (!isFollower(other) && taken === undefined)) return [];
    const from = regionOf(one);
    const gives = Array<string>(count(step, from)).fill(given ?? factionOf(one));
    return [swapped(gives, from, (taken ?? factionOf(other)).split('+'), regionOf(other))];
  };

const march: Effect = (_, [from, to, group]) => {
  if (group === undefined) return [];
  const followers = group.split('+');
  const values = { followers: termsOf(followers), from: regionTerm(from), to: regionTerm(to) };
  return [line('move', values, groupWent(followers, `region:${from}`, `region:${to}`))];
};

/** KD-CARD-NEGOTIATE  Cards whose spaces changed, and discs that lie on cards now. `first` is spoken of first. */
export function negotiated({ before, after, seat }: Step, first?: string): LogLine[] {
  const spaceIn = (position: Step['before'], region: string): number =>
    position.track.findIndex((card) => card.region === region) + 1;
  const moved = before.track
    .map(({ region }) => region)
    .filter((region) => spaceIn(before, region) !== spaceIn(after, region));
  const [a, b] = first === moved[1] ? moved.toReversed() : moved;
  const moves = moved.flatMap((region) =>
    went(region, `space:${spaceIn(before, region)}`, `space:${spaceIn(after, region)}`),
  );
  const laid = after.track.filter(
    ({ region, disc }) => disc !== null && before.track[spaceIn(before, region) - 1].disc === null,
  );
  return [
    ...(moved.length === 0 ? [] : [line('exchange', { a: regionTerm(a), b: regionTerm(b) }, moves)]),
    ...laid.map(({ region }) =>
      line('disc', { region: regionTerm(region) }, went(`disc ${seat}`, `court:${seat}`, `card:${region}`)),
    ),
  ];
}

/** KD-CARD-EDICT  No scots are taken in return, so as many have gone as there are fewer. */
const scotsGone = ({ before, after }: Step, region: string): number =>
  before.regions[region].scots - after.regions[region].scots;

export const CARDS: Readonly<Record<string, Effect>> = {
  'scottish-support': inEachRegion,
  'welsh-support': inEachRegion,
  'english-support': inEachRegion,
  assemble: inEachRegion,
  negotiate: (step, chosen) => negotiated(step, chosen[0]),
  manoeuvre: swap(),
  outmanoeuvre: swap(),
  ambush: inFirstRegion,
  march,
  aid: (step, [, region]) => (region === undefined ? [] : supplied(step, region)),
  influence: swap('english'),
  dispute: swap('welsh'),
  edict: swap('scots', scotsGone),
  resist: inFirstRegion,
  quell: inFirstRegion,
  suppress: inFirstRegion,
  muster: inFirstRegion,
};

/** KD-CARD-SPY  The card that a seat shows on top of its pile. */
export function copied({ before }: Step, text: string): { readonly card: string; readonly told: LogLine } {
  const seat = Number(text.split(' ')[1]);
  const card = before.discards[seat].at(-1) as string;
  return { card, told: line('spy', { seat: { seat }, card: termOf('card', card) }) };
}
