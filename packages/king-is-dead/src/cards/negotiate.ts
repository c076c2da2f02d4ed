import { bit, type LogLine, type State, size } from '@interregnum/kernel';
import { line } from '../log-lines.ts';
import { atCourt, faceUpAt, move, negotiationDisc, onCard } from '../pieces.ts';
import { ifResolved } from '../refusals/of-region.ts';
import { firstOf, type RefusalIf, type RefusalOf, refuse } from '../refusals/refuse.ts';
import {
  actor,
  chosen,
  discIsFree,
  discOwner,
  exchangeableCards,
  exchangeCards,
  setDisc,
  spaceOf,
} from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';
import { REGIONS } from '../terms.ts';
import { regionTerm } from '../words.ts';

const sealed: RefusalOf = (_, region, clause) => refuse(clause, 'sealed', { region: regionTerm(region) });
const ifSealed: RefusalIf = (s, region, clause) => (discOwner(s, region) >= 0 ? sealed(s, region, clause) : undefined);

const sameCard: RefusalOf = (_, region, clause) => refuse(clause, 'same-card', { region: regionTerm(region) });

const discElsewhere: RefusalOf = (s, _, clause) =>
  refuse(clause, 'disc-elsewhere', { a: regionTerm(chosen(s, 0)), b: regionTerm(chosen(s, 1)) });

/** KD-CARD-NEGOTIATE-1  Two region cards change places. */
export function cardsExchanged(s: State, a: number, b: number): LogLine {
  const [atA, atB] = [faceUpAt(spaceOf(s, a)), faceUpAt(spaceOf(s, b))];
  return line('exchange', { a: regionTerm(a), b: regionTerm(b) }, [
    move(REGIONS[a], atA, atB),
    move(REGIONS[b], atB, atA),
  ]);
}

/** KD-CARD-NEGOTIATE-2  The disc of the acting seat is put on a region card. */
export const cardSealed = (s: State, region: number): LogLine =>
  line('disc', { region: regionTerm(region) }, [move(negotiationDisc(actor(s)), atCourt(actor(s)), onCard(region))]);

/**
 * KD-CARD-NEGOTIATE-1, KD-CARD-NEGOTIATE-5  Exchange two region cards and seal one of them with the own disc; no follower
 * moves.
 */
export const negotiate: ActionCard = {
  name: 'negotiate',
  ways: [
    [
      step({
        prompt: 'negotiate-first',
        asks: 'region',
        clause: 'KD-CARD-NEGOTIATE-1',
        options: (s) => {
          const cards = exchangeableCards(s);
          // KD-CARD-NEGOTIATE-3
          return size(cards) >= 2 ? cards : 0;
        },
        refusalFor: firstOf(ifResolved, sealed),
      }),
      step({
        prompt: 'negotiate-second',
        promptValues: (s) => ({ region: regionTerm(chosen(s, 0)) }),
        asks: 'region',
        clause: 'KD-CARD-NEGOTIATE-1',
        options: (s) => exchangeableCards(s) & ~bit(chosen(s, 0)),
        refusalFor: firstOf(ifResolved, ifSealed, sameCard),
        take: (s, region) => exchangeCards(s, chosen(s, 0), region),
        tell: (s, region) => [cardsExchanged(s, chosen(s, 0), region)],
      }),
      step({
        prompt: 'negotiate-disc',
        asks: 'region',
        clause: 'KD-CARD-NEGOTIATE-2',
        // KD-CARD-NEGOTIATE-4: without a disc of one's own the exchange stands alone.
        options: (s) => (discIsFree(s, actor(s)) ? bit(chosen(s, 0)) | bit(chosen(s, 1)) : 0),
        refusalFor: firstOf(ifResolved, discElsewhere),
        take: (s, region) => setDisc(s, region, actor(s)),
        tell: (s, region) => [cardSealed(s, region)],
      }),
    ],
  ],
};
