import { has, type Refusal, type State } from '@interregnum/kernel';
import { chosen, effect, factionsIn, inSupply } from '../state/index.ts';
import type { Step } from '../step.ts';
import { cardNumber, PAIRS, SCOTS, VIKINGS } from '../terms.ts';
import { cardTerm, factionTerm, regionTerm } from '../words.ts';
import { cardsFaction } from './card-traits.ts';
import { nobodyThere } from './of-region.ts';
import { refuse } from './reasons.ts';

const RESIST = cardNumber('resist');

/** Why a follower of a faction cannot be chosen. */
export function ofFaction(s: State, step: Step, faction: number): Refusal {
  switch (step.prompt) {
    case 'aid-faction':
      return ifNeverPlaced(s, step, faction) ?? refuse(step.clause, 'not-most', { faction: factionTerm(faction) });
    case 'place-one':
      return ifNeverPlaced(s, step, faction) ?? notInSupply(step, faction);
    case 'return':
      return has(factionsIn(s, chosen(s, 0)), faction)
        ? refuse('KD-VIKING-5', 'viking-returned')
        : nobodyThere(s, step, chosen(s, 0), faction);
    case 'march-one':
      return nobodyThere(s, step, chosen(s, 0), faction);
    default:
      return ifOwn(s, step, faction) ?? nobodyThere(s, step, chosen(s, 1), faction);
  }
}

/** Why two followers cannot be chosen: one of them will not do, or they are of a faction that has only one there. */
export function ofPair(s: State, step: Step, pair: number): Refusal {
  const [a, b] = PAIRS[pair];
  const supplied = step.prompt === 'place-two';
  const why = supplied ? ofSupplied : ofPresent;
  const one = why(s, step, a) ?? why(s, step, b);
  if (one !== undefined) return one;
  const values = { faction: factionTerm(a) };
  return supplied
    ? refuse(step.clause, 'only-one-in-supply', values)
    : refuse(step.clause, 'only-one-there', { ...values, region: regionTerm(source(s, step)) });
}

/** Where the pair stands: the region that is left in a march, the other one in an exchange. */
const source = (s: State, step: Step): number => chosen(s, step.prompt === 'march-two' ? 0 : 1);

const ofSupplied = (s: State, step: Step, faction: number): Refusal | undefined =>
  ifNeverPlaced(s, step, faction) ?? (inSupply(s, faction) === 0 ? notInSupply(step, faction) : undefined);

const ofPresent = (s: State, step: Step, faction: number): Refusal | undefined =>
  ifOwn(s, step, faction) ??
  (has(factionsIn(s, source(s, step)), faction) ? undefined : nobodyThere(s, step, source(s, step), faction));

const notInSupply = ({ clause }: Step, faction: number): Refusal =>
  refuse(clause, 'none-in-supply', { faction: factionTerm(faction) });

/** KD-VIKING-3, KD-CARD-RESIST-1  Who does not come from the supply by this card, however many there are. */
function ifNeverPlaced(s: State, { clause }: Step, faction: number): Refusal | undefined {
  if (faction === VIKINGS) return refuse('KD-VIKING-3', 'viking-placed');
  if (effect(s) !== RESIST || faction !== SCOTS) return undefined;
  return refuse(clause, 'not-placed', { card: cardTerm(RESIST), faction: factionTerm(faction) });
}

/** The card exchanges followers of its faction with others. */
const ifOwn = (s: State, { clause }: Step, faction: number): Refusal | undefined =>
  faction === cardsFaction(s) ? refuse(clause, 'same-faction', { faction: factionTerm(faction) }) : undefined;
