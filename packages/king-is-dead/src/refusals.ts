import { has, type Refusal, type State, type Values } from '@interregnum/kernel';
import { CARDS } from './cards/index.ts';
import { notation } from './notation.ts';
import {
  actor,
  clearSwapRecord,
  discOwner,
  effect,
  ending,
  factionOf,
  factionsIn,
  holdsPlot,
  offer,
  openRegions,
  regionOf,
  saxonsAct,
  seatCount,
} from './state/index.ts';
import type { Step } from './step.ts';
import { currentStep } from './step-table.ts';
import { summon } from './summon.ts';
import { banBinds } from './swap.ts';
import { NEGOTIATE, NOT_ENDED, PLOT, VIKINGS } from './terms.ts';
import { cardTerm, factionTerm, pairTerms, regionTerm } from './words.ts';

/** Every reason for which an attempt can be refused; each has a sentence in every language. */
export const REASONS = [
  'over',
  'unreadable',
  'not-in-hand',
  'plot',
  'saxon-aim',
  'undoes',
  'fuller',
  'resolved',
  'sealed',
  'region',
  'nobody-there',
  'viking',
  'follower',
  'faction',
  'pair',
  'own-pile',
  'no-pile',
] as const;
type Reason = (typeof REASONS)[number];

const refuse = (clause: string, key: Reason, values: Values = {}): Refusal => ({ clause, key, values });

/** Why a text is no legal choice now: the clause that forbids it and what it is about. */
export function refusal(s: State, attempt: string): Refusal | undefined {
  if (ending(s) !== NOT_ENDED) return refuse('KD-END-3', 'over');
  const step = currentStep(s);
  const choice = notation.read(s, attempt);
  if (choice === undefined) return refuse(step.clause, 'unreadable', { attempt });
  if (has(offer(s), choice)) return undefined;
  return byWholeEffect(s, step, choice) ?? bySubject(s, step, choice);
}

/** Choices that would be open, were it not for the Saxons' aim, the ban on undoing or a fuller way. */
function byWholeEffect(s: State, step: Step, choice: number): Refusal | undefined {
  if (step.asks === 'card') return undefined;
  if (saxonsAct(s) && has(step.options(s), choice)) {
    return refuse(step === summon ? 'KD-SOLO-11' : 'KD-SOLO-12', 'saxon-aim');
  }
  if (banBinds(s)) {
    const unbanned = s.slice();
    clearSwapRecord(unbanned);
    if (has(step.options(unbanned), choice)) return refuse('KD-UNDO-4', 'undoes', { card: cardTerm(effect(s)) });
  }
  const ways = CARDS[effect(s)].ways;
  const way = ways.findIndex(([first]) => first === step);
  const lesser = way < 0 ? [] : ways.slice(way + 1);
  const reachable = lesser.some(([first]) => first.asks === step.asks && has(first.options(s), choice));
  return reachable ? refuse('KD-PARTIAL-3', 'fuller', { card: cardTerm(effect(s)) }) : undefined;
}

/** What is wrong with the thing itself. */
function bySubject(s: State, step: Step, choice: number): Refusal {
  switch (step.asks) {
    case 'card':
      if (choice === PLOT && holdsPlot(s, actor(s))) return refuse('KD-CARD-PLOT-1', 'plot');
      return refuse('KD-TURN-3', 'not-in-hand', { card: cardTerm(choice) });
    case 'region':
      return ofRegion(s, step, choice);
    case 'follower':
      return ofFollower(s, step, choice);
    case 'faction':
      return refuse(step.clause, 'faction', { faction: factionTerm(choice) });
    case 'pair':
      return refuse(step.clause, 'pair', { pair: pairTerms(choice) });
    case 'seat':
      if (choice === actor(s)) return refuse('KD-CARD-SPY-1', 'own-pile');
      return choice < seatCount(s)
        ? refuse('KD-CARD-SPY-1', 'no-pile', { seat: { seat: choice } })
        : refuse('KD-CARD-SPY-1', 'unreadable', { attempt: `seat ${choice}` });
  }
}

function ofRegion(s: State, step: Step, region: number): Refusal {
  const values = { region: regionTerm(region) };
  if (!has(openRegions(s), region)) return refuse(step.brings ? 'KD-PLACE-1' : step.clause, 'resolved', values);
  if (effect(s) === NEGOTIATE && discOwner(s, region) >= 0) return refuse(step.clause, 'sealed', values);
  return refuse(step.clause, 'region', values);
}

function ofFollower(s: State, step: Step, follower: number): Refusal {
  const region = regionOf(follower);
  const faction = factionOf(follower);
  const values = { region: regionTerm(region), faction: factionTerm(faction) };
  if (!has(factionsIn(s, region), faction)) return refuse(step.clause, 'nobody-there', values);
  if (faction === VIKINGS && step === summon) return refuse('KD-SUMMON-3', 'viking', values);
  return refuse(step.clause, 'follower', values);
}
