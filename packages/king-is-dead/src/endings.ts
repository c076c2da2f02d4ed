import { type Bits, bit, has, lowest, type State } from '@interregnum/kernel';
import { revealPlot } from './cards/plot.ts';
import { NO_FACTION, second, strongest } from './ranking.ts';
import {
  ask,
  emptiedPlace,
  ending,
  isSolo,
  plotOwner,
  recentPlace,
  seatCount,
  setActor,
  setEnding,
  setVerdict,
  TURN_STEP,
} from './state/index.ts';
import { courtFollowers, partiesOf, partyOf, setsOf, teammate } from './teams.ts';
import { CORONATION, CRITERIA, type CriterionName, ENGLISH, SCOTS, VIKING_VICTORY, WELSH } from './terms.ts';

/** One criterion: the contenders with the highest score stay. */
export interface Rule {
  readonly name: CriterionName;
  readonly clause: string;
  /** The clause that says it for teams, where that is another one. */
  readonly teamClause?: string;
  /** Whether there is anything to compare; otherwise the criterion is passed over. */
  readonly applies: (s: State) => boolean;
  readonly score: (s: State, seat: number) => number;
}

const always = (): boolean => true;
const rank = (place: number): number => (place < 0 ? 0 : 4 - place);

const followersOfStrongest = (clause: string): Rule => ({
  name: 'first',
  clause,
  applies: (s) => strongest(s) !== NO_FACTION,
  score: (s, seat) => courtFollowers(s, seat, strongest(s)),
});

const followersOfSecond = (clause: string): Rule => ({
  name: 'second',
  clause,
  applies: (s) => second(s) !== NO_FACTION,
  score: (s, seat) => courtFollowers(s, seat, second(s)),
});

/** KD-END-INV-2, KD-TEAM-4  An action of either member counts for a team. */
const mostRecent = (clause: string, teamClause: string): Rule => ({
  name: 'recent',
  clause,
  teamClause,
  applies: always,
  score: (s, seat) => Math.max(rank(recentPlace(s, seat)), rank(recentPlace(s, teammate(s, seat)))),
});

/** The criteria of each ending, in order. */
const CORONATION_RULES: readonly Rule[] = [
  followersOfStrongest('KD-END-COR-1'),
  followersOfSecond('KD-END-COR-2'),
  {
    // KD-CARD-PLOT-4
    name: 'plot',
    clause: 'KD-END-COR-3',
    applies: (s) => plotOwner(s) >= 0,
    score: (s, seat) => Number(plotOwner(s) === seat),
  },
  {
    // KD-TEAM-7: a team has finished when both its hands are played out.
    name: 'emptied',
    clause: 'KD-END-COR-4',
    teamClause: 'KD-TEAM-7',
    applies: always,
    score: (s, seat) => Math.min(rank(emptiedPlace(s, seat)), rank(emptiedPlace(s, teammate(s, seat)))),
  },
];

const INVASION_RULES: readonly Rule[] = [
  { name: 'sets', clause: 'KD-END-INV-1', teamClause: 'KD-TEAM-3', applies: always, score: setsOf },
  mostRecent('KD-END-INV-2', 'KD-TEAM-4'),
];

/** KD-SOLO-13  An invasion is lost, whatever the courts hold. */
const SOLO_INVASION_RULES: readonly Rule[] = [
  { name: 'solo', clause: 'KD-SOLO-13', applies: always, score: (_, seat) => seat },
];

const VIKING_RULES: readonly Rule[] = [
  followersOfStrongest('KD-VIKING-10'),
  followersOfSecond('KD-VIKING-10'),
  {
    name: 'total',
    clause: 'KD-VIKING-10',
    applies: always,
    score: (s, seat) =>
      courtFollowers(s, seat, SCOTS) + courtFollowers(s, seat, WELSH) + courtFollowers(s, seat, ENGLISH),
  },
  mostRecent('KD-VIKING-10', 'KD-VIKING-11'),
];

export function rulesOf(s: State): readonly Rule[] {
  if (ending(s) === CORONATION) return CORONATION_RULES;
  if (ending(s) === VIKING_VICTORY) return VIKING_RULES;
  return isSolo(s) ? SOLO_INVASION_RULES : INVASION_RULES;
}

/** The contenders that a criterion leaves. */
export function leftBy(s: State, rule: Rule, contenders: Bits): Bits {
  let most = -1;
  let left = 0;
  for (let seat = 0; seat < seatCount(s); seat++) {
    if (!has(contenders, seat)) continue;
    const score = rule.score(s, seat);
    if (score > most) left = 0;
    if (score >= most) {
      most = score;
      left |= bit(seat);
    }
  }
  return left;
}

export const everySeat = (s: State): Bits => bit(seatCount(s)) - 1;

/** KD-TEAM-6  Whether all these seats belong to one party. */
export const oneParty = (s: State, seats: Bits): boolean => (seats & ~partyOf(s, lowest(seats))) === 0;

/** Ends the game (KD-END-3) and finds its winners. */
export function conclude(s: State, how: number): void {
  setEnding(s, how);
  setActor(s, 0);
  ask(s, TURN_STEP, 0);
  revealPlot(s);
  judge(s);
}

function judge(s: State): void {
  let contenders = everySeat(s);
  for (const rule of rulesOf(s)) {
    if (!rule.applies(s)) continue;
    contenders = leftBy(s, rule, contenders);
    if (oneParty(s, contenders)) {
      setVerdict(s, partiesOf(s, contenders), CRITERIA.indexOf(rule.name));
      return;
    }
  }
  // KD-END-COR-5, KD-END-INV-3, KD-TEAM-8: nothing more to compare.
  setVerdict(s, partiesOf(s, contenders), CRITERIA.indexOf('shared'));
}
