import { type Share, share } from '../simulation/statistics.ts';
import type { Result } from './result.ts';
import type { Meeting, Schedule } from './schedule.ts';

/** All games of a meeting: how many, and by player how many were won, shared ones in parts. */
export interface Contest {
  readonly meeting: Meeting;
  readonly games: number;
  readonly won: readonly number[];
}

/** How deals went that were played in all rotations: whether a player won more of their games than the others on average. */
interface Deals {
  readonly won: number;
  readonly lost: number;
  readonly level: number;
  /** Of the deals that were won or lost. */
  readonly share: Share;
}

/** How a player fared in a meeting. */
export interface ScoreLine {
  readonly meeting: Meeting;
  readonly player: number;
  readonly games: number;
  readonly wins: number;
  /** Won together with others, or drawn. */
  readonly shared: number;
  readonly losses: number;
  /** Won by a side that no player plays. */
  readonly others: number;
  readonly brokenOff: number;
  /** Wins and its parts of shared ones, of all games. */
  readonly score: Share;
  /** What it would be if all were equally strong, and no side unplayed. */
  readonly fair: number;
  readonly deals: Deals;
}

/** Stands for all sides that no player plays. */
const UNPLAYED = -1;

/** What each player of a meeting won of a game: all, its part, or nothing. Who plays on for one that failed wins nothing for it. */
function partsOf(schedule: Schedule, { meeting, rotation, winners, seats }: Result): number[] {
  const { parties, meetings } = schedule;
  const isPlayed = (seat: number): boolean => seat < seats.length && seats[seat].failed === undefined;
  const won = new Set(winners?.map((seat) => (isPlayed(seat) ? seat % parties : UNPLAYED)));
  return meetings[meeting].map((_, place) => (won.has(partyAt(schedule, rotation, place)) ? 1 / won.size : 0));
}

/** The party that the player at a place of its meeting belongs to. */
const partyAt = ({ parties }: Schedule, rotation: number, place: number): number =>
  (place - rotation + parties) % parties;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** How everybody fared whom a meeting is about: all who sit together, otherwise the first, of whom the others are the measure. */
export function scoreLines(schedule: Schedule, results: readonly Result[]): ScoreLine[] {
  return schedule.meetings.flatMap((players, meeting) => {
    const games = results.filter((result) => result.meeting === meeting);
    const places = schedule.form === 'together' ? players.keys() : [0];
    return [...places].map((place) => lineOf(schedule, games, players, place));
  });
}

function lineOf(schedule: Schedule, results: readonly Result[], meeting: Meeting, place: number): ScoreLine {
  const tally = { wins: 0, shared: 0, losses: 0, others: 0, brokenOff: 0 };
  for (const result of results) tally[fate(schedule, result, place)]++;
  const score = share(sum(results.map((result) => partsOf(schedule, result)[place])), results.length);
  const deals = dealsOf(schedule, results, place);
  return { meeting, player: meeting[place], games: results.length, ...tally, score, fair: 1 / schedule.parties, deals };
}

function fate(
  schedule: Schedule,
  result: Result,
  place: number,
): 'wins' | 'shared' | 'losses' | 'others' | 'brokenOff' {
  const parts = partsOf(schedule, result);
  if (result.winners === null) return 'brokenOff';
  if (parts[place] > 0) return parts[place] === 1 ? 'wins' : 'shared';
  const byUnplayed = result.winners.every((seat) => seat >= result.seats.length);
  return byUnplayed && schedule.form !== 'solo' ? 'others' : 'losses';
}

/** Sums of fractions such as 1/3 are not exact. */
const EQUAL = 1e-9;

function dealsOf(schedule: Schedule, results: readonly Result[], place: number): Deals {
  const deals = new Map<number, number[]>();
  for (const result of results) {
    const parts = partsOf(schedule, result);
    const lead = parts[place] * schedule.parties - sum(parts);
    deals.set(result.deal, [...(deals.get(result.deal) ?? []), lead]);
  }
  const leads = [...deals.values()].filter((each) => each.length === schedule.parties).map(sum);
  const won = leads.filter((lead) => lead > EQUAL).length;
  const lost = leads.filter((lead) => lead < -EQUAL).length;
  return { won, lost, level: leads.length - won - lost, share: share(won, won + lost) };
}

/** What each meeting tells about strength: a game that none of its players won speaks alike for all that have not failed. */
export function contestsOf(schedule: Schedule, players: number, results: readonly Result[]): Contest[] {
  const contests = schedule.meetings.map((meeting) => ({ meeting, games: 0, won: Array<number>(players).fill(0) }));
  for (const result of results) {
    const { meeting, won } = contests[result.meeting];
    const parts = partsOf(schedule, result);
    const shares = sum(parts) > 0 ? parts : parts.map((_, place) => (hasFailed(schedule, result, place) ? 0 : 1));
    contests[result.meeting].games++;
    shares.forEach((part, place) => {
      won[meeting[place]] += part / (sum(shares) || 1);
    });
  }
  return contests;
}

const hasFailed = (schedule: Schedule, { seats, rotation }: Result, place: number): boolean =>
  seats.some(({ failed }, seat) => failed && seat % schedule.parties === partyAt(schedule, rotation, place));

/** What a player took for its turns and decisions. */
export interface Speed {
  readonly turns: number;
  readonly decisions: number;
  readonly ms: number;
}

export function speedOf(player: string, results: readonly Result[]): Speed {
  const sat = results.flatMap(({ seats }) => seats.filter((seat) => seat.player === player));
  const total = (key: keyof Speed): number => sum(sat.map((seat) => seat[key]));
  return { turns: total('turns'), decisions: total('decisions'), ms: total('ms') };
}
