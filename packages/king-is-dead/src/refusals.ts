import { has, type Refusal, type State } from '@interregnum/kernel';
import { CARDS } from './cards/index.ts';
import { notation } from './notation.ts';
import { ofFaction, ofPair } from './refusals/of-faction.ts';
import { ofFollower, spokenOf } from './refusals/of-follower.ts';
import { ofRegion } from './refusals/of-region.ts';
import { refuse } from './refusals/reasons.ts';
import {
  actor,
  clearSwapRecord,
  effect,
  ending,
  holdsPlot,
  offer,
  pileCard,
  pileSize,
  saxonsAct,
  seatCount,
} from './state/index.ts';
import type { Step } from './step.ts';
import { currentStep } from './step-table.ts';
import { summon } from './summon.ts';
import { banBinds } from './swap.ts';
import { NOT_ENDED, PLOT } from './terms.ts';
import { cardTerm } from './words.ts';

export { REASONS } from './refusals/reasons.ts';

/** Why a text is no legal choice now: the clause that forbids it and what it is about. */
export function refusal(s: State, attempt: string): Refusal | undefined {
  if (ending(s) !== NOT_ENDED) return refuse('KD-END-3', 'over');
  const step = currentStep(s);
  const choice = notation.read(s, attempt);
  if (choice === undefined) return refuse(step.clause, 'unreadable', { attempt });
  if (has(offer(s), choice)) return undefined;
  const subject = step.asks === 'follower' ? spokenOf(s, choice) : choice;
  return byWholeEffect(s, step, subject) ?? bySubject(s, step, subject);
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
      return ofCard(s, choice);
    case 'region':
      return ofRegion(s, step, choice);
    case 'follower':
      return ofFollower(s, step, choice);
    case 'faction':
      return ofFaction(s, step, choice);
    case 'pair':
      return ofPair(s, step, choice);
    case 'seat':
      return ofSeat(s, choice);
  }
}

function ofCard(s: State, card: number): Refusal {
  if (card === PLOT && holdsPlot(s, actor(s))) return refuse('KD-CARD-PLOT-1', 'plot');
  const values = { card: cardTerm(card) };
  return hasPlayed(s, card) ? refuse('KD-TURN-4', 'played', values) : refuse('KD-TURN-3', 'not-in-hand', values);
}

function hasPlayed(s: State, card: number): boolean {
  for (let height = 0; height < pileSize(s, actor(s)); height++)
    if (pileCard(s, actor(s), height) === card) return true;
  return false;
}

function ofSeat(s: State, seat: number): Refusal {
  if (seat === actor(s)) return refuse('KD-CARD-SPY-1', 'own-pile');
  return seat < seatCount(s)
    ? refuse('KD-CARD-SPY-1', 'no-pile', { seat: { seat } })
    : refuse('KD-CARD-SPY-1', 'unreadable', { attempt: `seat ${seat}` });
}
