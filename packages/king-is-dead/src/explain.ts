import {
  type Bits,
  type Criterion,
  has,
  members,
  type Outcome,
  type State,
  size,
  type Values,
} from '@interregnum/kernel';
import { everySeat, leftBy, oneParty, type Rule, rulesOf } from './endings.ts';
import { second, strongest } from './ranking.ts';
import { controlledBy, decidedBy, ending, plotFaction, plotOwner, seatCount, winners } from './state/index.ts';
import { partiesOf } from './teams.ts';
import { COURT_FACTIONS, CRITERIA, ENDINGS, INVASION, NOT_ENDED, VIKING_VICTORY } from './terms.ts';
import { factionTerm } from './words.ts';

export function outcome(s: State): Outcome | undefined {
  if (ending(s) === NOT_ENDED) return undefined;
  const criterion = CRITERIA[decidedBy(s)];
  return {
    ending: ENDINGS[ending(s)],
    winners: members(winners(s)),
    shared: criterion === 'shared',
    decidedBy: criterion,
  };
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

/** A faction, why it is ranked as it is (KD-RANK-1, -2), and whether plot counts for it (KD-CARD-PLOT-2). */
function ranked(s: State, faction: number): Values {
  const regions = size(controlledBy(s, faction));
  const isTied = COURT_FACTIONS.some((other) => other !== faction && size(controlledBy(s, other)) === regions);
  const plots = plotOwner(s) >= 0 && plotFaction(s) === faction;
  return { faction: factionTerm(faction), regions, tied: yesOrNo(isTied), plot: yesOrNo(plots) };
}

/** The faction or the seat that a criterion speaks of. */
function about(s: State, rule: Rule): Values {
  if (rule.name === 'first') return ranked(s, strongest(s));
  if (rule.name === 'second') return ranked(s, second(s));
  if (rule.name === 'plot') return { seat: { seat: plotOwner(s) }, faction: factionTerm(plotFaction(s)) };
  return {};
}

/** How the winner was found: the same rules in the same order as in endings.ts, with what each seat had. */
export function explain(s: State): readonly Criterion[] {
  if (ending(s) === NOT_ENDED) return [];
  const criteria: Criterion[] = [];
  let contenders = everySeat(s);
  for (const rule of rulesOf(s)) {
    if (!rule.applies(s)) continue;
    const scores = scoresOf(s, rule, contenders);
    contenders = leftBy(s, rule, contenders);
    criteria.push({
      clause: clauseOf(s, rule),
      key: rule.name,
      values: about(s, rule),
      scores,
      left: members(contenders),
    });
    if (oneParty(s, contenders)) return criteria;
  }
  const clause = sharedClause(s);
  return [...criteria, { clause, key: 'shared', values: {}, scores: [], left: members(partiesOf(s, contenders)) }];
}

const clauseOf = (s: State, { clause, teamClause }: Rule): string =>
  seatCount(s) === 4 && teamClause !== undefined ? teamClause : clause;

/** What each contender had. That the Saxons win an invasion is no matter of scores. */
function scoresOf(s: State, rule: Rule, contenders: Bits): (number | undefined)[] {
  if (rule.name === 'solo') return [];
  return Array.from({ length: seatCount(s) }, (_, seat) => (has(contenders, seat) ? rule.score(s, seat) : undefined));
}

/** The clause by which a tie that survives everything is a shared victory. */
function sharedClause(s: State): string {
  const teams = seatCount(s) === 4;
  if (ending(s) === VIKING_VICTORY) return teams ? 'KD-VIKING-11' : 'KD-VIKING-10';
  if (ending(s) === INVASION) return teams ? 'KD-TEAM-4' : 'KD-END-INV-3';
  return teams ? 'KD-TEAM-8' : 'KD-END-COR-5';
}
