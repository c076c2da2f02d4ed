import { has } from '@interregnum/kernel';
import { factionsIn, inSupply } from '../state/index.ts';
import { PAIRS, VIKINGS } from '../terms.ts';
import { factionTerm, regionTerm } from '../words.ts';
import { nobodyThere } from './of-region.ts';
import { type RefusalIf, type RefusalOf, refuse, type Where } from './refuse.ts';

/** KD-VIKING-3  Vikings do not come from the supply. */
export const ifViking: RefusalIf = (_, faction) =>
  faction === VIKINGS ? refuse('KD-VIKING-3', 'viking-placed') : undefined;

export const noneInSupply: RefusalOf = (_, faction, clause) =>
  refuse(clause, 'none-in-supply', { faction: factionTerm(faction) });

export const ifNoneInSupply: RefusalIf = (s, faction, clause) =>
  inSupply(s, faction) === 0 ? noneInSupply(s, faction, clause) : undefined;

export const noneIn =
  (where: Where): RefusalOf =>
  (s, faction, clause) =>
    nobodyThere(s, where(s), faction, clause);

export const ifNoneIn =
  (where: Where): RefusalIf =>
  (s, faction, clause) =>
    has(factionsIn(s, where(s)), faction) ? undefined : noneIn(where)(s, faction, clause);

/** Followers of a faction are exchanged with others. */
export const sameFaction: RefusalOf = (_, faction, clause) =>
  refuse(clause, 'same-faction', { faction: factionTerm(faction) });

export const ifFaction =
  (own: number): RefusalIf =>
  (s, faction, clause) =>
    faction === own ? sameFaction(s, faction, clause) : undefined;

/** Of a pair, the first follower that one of these reasons bars. */
export const ifEither =
  (...reasons: readonly RefusalIf[]): RefusalIf =>
  (s, pair, clause) => {
    for (const faction of PAIRS[pair])
      for (const reason of reasons) {
        const refusal = reason(s, faction, clause);
        if (refusal !== undefined) return refusal;
      }
    return undefined;
  };

/** A pair of a faction that has a single follower there. */
export const onlyOneIn =
  (where: Where): RefusalOf =>
  (s, pair, clause) =>
    refuse(clause, 'only-one-there', { faction: factionTerm(PAIRS[pair][0]), region: regionTerm(where(s)) });

export const onlyOneInSupply: RefusalOf = (_, pair, clause) =>
  refuse(clause, 'only-one-in-supply', { faction: factionTerm(PAIRS[pair][0]) });
