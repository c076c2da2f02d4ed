import type { Term, Value } from '@interregnum/kernel';
import { type ReasonCheck, reasonSuite } from '@interregnum/testkit';
import { kingIsDead } from '../src/index.ts';
import { FACTIONS, REGIONS } from '../src/terms.ts';

const idOf = (value: Value): string => (value as Term).id;
const COURT = FACTIONS.slice(0, 3);

/** The seats that play against one, and those on its side. */
const isFriend = ({ after, seat }: ReasonCheck, other: number): boolean =>
  other === seat || (after.mode.seats === 4 && other % 2 === seat % 2);
const mostOfRivals = (judged: ReasonCheck, of: (seat: number) => number): number =>
  Math.max(
    ...judged.after.courts
      .keys()
      .filter((other: number) => !isFriend(judged, other))
      .map(of),
  );

/** Followers of a faction in the courts of a side. */
function together(judged: ReasonCheck, seat: number, faction: string): number {
  const side = [...judged.after.courts.keys()].filter((other) => isFriend({ ...judged, seat }, other));
  return side.reduce((sum, other) => sum + judged.after.courts[other][faction], 0);
}
const sets = (judged: ReasonCheck, seat: number): number =>
  Math.min(...COURT.map((faction) => together(judged, seat, faction)));

/** Follower counts in a region, the highest first. */
const countsIn = ({ after }: ReasonCheck, region: string): number[] =>
  FACTIONS.map((faction) => after.regions[region][faction] as number).sort((a, b) => b - a);

/** Whether one faction has more followers in a region than each other one. */
const leads = (judged: ReasonCheck, region: string, faction: string): boolean => {
  const [first, second] = countsIn(judged, region);
  return first > second && judged.after.regions[region][faction] === first;
};
const controlled = ({ after }: ReasonCheck, by: string): string[] =>
  REGIONS.filter((region) => after.regions[region].control === by);

function isTrueOfRegion(judged: ReasonCheck): boolean {
  const { key, values } = judged.told;
  const region = idOf(values.region);
  const [first, second] = countsIn(judged, region);
  const here = judged.after.regions[region];
  const faction = 'faction' in values ? idOf(values.faction) : '';
  if (key === 'takes') return here.control === faction && controlled(judged, faction).length === values.count;
  if (key === 'unstable') return here.control === 'unstable' && controlled(judged, 'unstable').length === values.count;
  if (key === 'deserted') return first === 0;
  if (key === 'leads') return leads(judged, region, faction) && first === values.count && second === values.others;
  const isLevel = here.control === null && first === second && first === values.count && first > 0;
  if (key === 'tied') return isLevel;
  return key === 'caught-up' && isLevel && here[faction] === first;
}

function isTrueOfCourt(judged: ReasonCheck): boolean {
  const { told, after, before, seat } = judged;
  const { key, values } = told;
  const [faction, count, others] = [idOf(values.faction), Number(values.count), Number(values.others)];
  if (after.courts[seat][faction] !== count || before.courts[seat][faction] >= count) return false;
  if (mostOfRivals(judged, (rival) => after.courts[rival][faction]) !== others) return false;
  if (key === 'court-most') return count > others;
  return key === 'court-level' ? count === others : count < others;
}

function isTrueOfStrength(judged: ReasonCheck): boolean {
  const { told, seat } = judged;
  const faction = idOf(told.values.faction);
  const most = Math.max(...COURT.map((each) => together(judged, seat, each)));
  const led = REGIONS.filter((region) => leads(judged, region, faction)).length;
  if (together(judged, seat, faction) !== most || led !== told.values.leads) return false;
  return controlled(judged, faction).length === told.values.count;
}

/** Whether what a seat was told is so in the position that it sees. */
function isTrue(judged: ReasonCheck): boolean {
  const { told, after, seat } = judged;
  const { key, values } = told;
  const place = (value: Value): number =>
    after.track.findIndex((card: { region: string }) => card.region === idOf(value));
  if (key === 'wins' || key === 'shares') return after.result.winners.includes(seat);
  if (key === 'sets')
    return (
      sets(judged, seat) === values.count && mostOfRivals(judged, (rival) => sets(judged, rival)) === values.others
    );
  if (key === 'strength') return isTrueOfStrength(judged);
  if (key === 'sooner') return place(values.a) < place(values.b);
  if (key.startsWith('court-')) return isTrueOfCourt(judged);
  if (!key.startsWith('keeps')) return isTrueOfRegion(judged);
  if (after.hands[seat].length !== values.count) return false;
  if (key === 'keeps-solo') return 8 - after.struggles.length === values.struggles;
  return mostOfRivals(judged, (rival) => after.hands[rival].length) === values.others;
}

reasonSuite(kingIsDead, 1, isTrue, ['shares']);
