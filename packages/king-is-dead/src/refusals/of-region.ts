import { bit, has, type Refusal, type State } from '@interregnum/kernel';
import { NEIGHBOURS } from '../map.ts';
import { chosen, discOwner, factionsIn, followersInAll, openRegions } from '../state/index.ts';
import type { Step } from '../step.ts';
import { factionTerm, regionTerm } from '../words.ts';
import { cardsFaction, isForAnyFaction, needsBorder, origin } from './card-traits.ts';
import { farFromLands, isNear } from './lands.ts';
import { refuse } from './reasons.ts';

/** Why a region cannot be chosen. */
export const ofRegion = (s: State, step: Step, region: number): Refusal =>
  ifResolved(s, step, region) ?? ofOpenRegion(s, step, region);

function ofOpenRegion(s: State, step: Step, region: number): Refusal {
  const values = { region: regionTerm(region) };
  switch (step.prompt) {
    case 'negotiate-first':
      return refuse(step.clause, 'sealed', values);
    case 'negotiate-second':
      return refuse(step.clause, discOwner(s, region) >= 0 ? 'sealed' : 'same-card', values);
    case 'negotiate-disc':
      return refuse(step.clause, 'disc-elsewhere', { a: regionTerm(chosen(s, 0)), b: regionTerm(chosen(s, 1)) });
    case 'march-from':
      return ifEmpty(s, step, region) ?? refuse(step.clause, 'hemmed-in', values);
    case 'march-to':
      return ifSame(s, step, region) ?? noBorder(s, step, region);
    case 'swap-region':
      return ifSame(s, step, region) ?? ifNoBorder(s, step, region) ?? tooFew(s, step, region);
    case 'give':
      return ifLacking(s, step, region) ?? nobodyToMeet(s, step, region);
    case 'replace':
      return isNear(s, region) ? nobodyThere(s, step, region, cardsFaction(s)) : farFromLands(s, step, region);
    case 'suppress':
      return isNear(s, region) ? nobodyToReturn(s, step, region) : farFromLands(s, step, region);
    case 'ambush':
      return nobodyToReturn(s, step, region);
    default:
      return farFromLands(s, step, region);
  }
}

export const ifResolved = (s: State, { brings, clause }: Step, region: number): Refusal | undefined =>
  has(openRegions(s), region)
    ? undefined
    : refuse(brings ? 'KD-PLACE-1' : clause, 'resolved', { region: regionTerm(region) });

export const ifSame = (s: State, { clause }: Step, region: number): Refusal | undefined =>
  region === origin(s) ? refuse(clause, 'same-region', { region: regionTerm(region) }) : undefined;

const noBorder = (s: State, { clause }: Step, region: number): Refusal =>
  refuse(clause, 'no-border', { region: regionTerm(region), from: regionTerm(origin(s)) });

export const ifNoBorder = (s: State, step: Step, region: number): Refusal | undefined =>
  needsBorder(s) && !has(NEIGHBOURS[origin(s)], region) ? noBorder(s, step, region) : undefined;

const ifEmpty = (s: State, { clause }: Step, region: number): Refusal | undefined =>
  followersInAll(s, region) === 0 ? refuse(clause, 'empty', { region: regionTerm(region) }) : undefined;

/** Nobody at all, or nobody of the faction. */
export const nobodyThere = (s: State, step: Step, region: number, faction: number): Refusal =>
  ifEmpty(s, step, region) ??
  refuse(step.clause, 'nobody-there', { region: regionTerm(region), faction: factionTerm(faction) });

const ifLacking = (s: State, step: Step, region: number): Refusal | undefined =>
  has(factionsIn(s, region), cardsFaction(s)) ? undefined : nobodyThere(s, step, region, cardsFaction(s));

/** KD-VIKING-5  Nobody, or vikings alone. */
const nobodyToReturn = (s: State, step: Step, region: number): Refusal =>
  ifEmpty(s, step, region) ?? refuse('KD-VIKING-5', 'viking-returned');

/** Not as many as are to be taken in exchange: two, or one of another faction. */
function tooFew(s: State, step: Step, region: number): Refusal {
  const values = { region: regionTerm(region) };
  const none = ifEmpty(s, step, region);
  if (none !== undefined) return none;
  if (isForAnyFaction(s)) return refuse(step.clause, 'too-few', values);
  const onlyIt = factionsIn(s, region) === bit(cardsFaction(s));
  return refuse(step.clause, onlyIt ? 'only-faction' : 'too-few-others', {
    ...values,
    faction: factionTerm(cardsFaction(s)),
  });
}

/** Nobody of another faction is where followers of this region could be exchanged. */
const nobodyToMeet = (s: State, { clause }: Step, region: number): Refusal =>
  refuse(clause, needsBorder(s) ? 'no-others-around' : 'no-others-elsewhere', {
    region: regionTerm(region),
    faction: factionTerm(cardsFaction(s)),
  });
