import { bit, type ClauseId, has, type Refusal, type State } from '@interregnum/kernel';
import { NEIGHBOURS } from '../map.ts';
import { factionsIn, followersInAll, openRegions } from '../state/index.ts';
import { factionTerm, regionTerm } from '../words.ts';
import { type RefusalIf, type RefusalOf, refuse, type Where } from './refuse.ts';

const resolved: RefusalOf = (_, region, clause) => refuse(clause, 'resolved', { region: regionTerm(region) });

export const ifResolved: RefusalIf = (s, region, clause) =>
  has(openRegions(s), region) ? undefined : resolved(s, region, clause);

/** KD-PLACE-1  Followers come into open regions only. */
export const closed: RefusalOf = (s, region) => resolved(s, region, 'KD-PLACE-1');
export const ifClosed: RefusalIf = (s, region) => ifResolved(s, region, 'KD-PLACE-1');

export const ifSameRegion =
  (origin: Where): RefusalIf =>
  (s, region, clause) =>
    region === origin(s) ? refuse(clause, 'same-region', { region: regionTerm(region) }) : undefined;

export const noBorder =
  (origin: Where): RefusalOf =>
  (s, region, clause) =>
    refuse(clause, 'no-border', { region: regionTerm(region), from: regionTerm(origin(s)) });

export const ifNoBorder =
  (origin: Where): RefusalIf =>
  (s, region, clause) =>
    has(NEIGHBOURS[origin(s)], region) ? undefined : noBorder(origin)(s, region, clause);

export const ifEmpty: RefusalIf = (s, region, clause) =>
  followersInAll(s, region) === 0 ? refuse(clause, 'empty', { region: regionTerm(region) }) : undefined;

/** No follower at all, or none of the faction. */
export const nobodyThere = (s: State, region: number, faction: number, clause: ClauseId): Refusal =>
  ifEmpty(s, region, clause) ??
  refuse(clause, 'nobody-there', { region: regionTerm(region), faction: factionTerm(faction) });

export const nobodyOf =
  (faction: number): RefusalOf =>
  (s, region, clause) =>
    nobodyThere(s, region, faction, clause);

export const ifNobodyOf =
  (faction: number): RefusalIf =>
  (s, region, clause) =>
    has(factionsIn(s, region), faction) ? undefined : nobodyThere(s, region, faction, clause);

/** KD-VIKING-5  Vikings are never returned. */
export const vikingReturned: RefusalOf = () => refuse('KD-VIKING-5', 'viking-returned');

/** One follower or none of factions other than this one, where more were to be taken. */
export const tooFewBut =
  (faction: number): RefusalOf =>
  (s, region, clause) =>
    refuse(clause, factionsIn(s, region) === bit(faction) ? 'only-faction' : 'too-few-others', {
      region: regionTerm(region),
      faction: factionTerm(faction),
    });

/** In no other region stands a follower of another faction. */
export const noOthersElsewhere =
  (faction: number): RefusalOf =>
  (_, region, clause) =>
    refuse(clause, 'no-others-elsewhere', { region: regionTerm(region), faction: factionTerm(faction) });
