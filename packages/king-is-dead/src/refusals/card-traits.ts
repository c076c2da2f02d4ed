import type { State } from '@interregnum/kernel';
import { chosen, effect, regionOf } from '../state/index.ts';
import { CARD_NAMES, type CardName, ENGLISH, MANOEUVRE, OUTMANOEUVRE, SCOTS, WELSH } from '../terms.ts';

const ANY_FACTION = -1;

/** The faction that a card is about: near whose lands it works, or whose followers it exchanges with others. */
const FACTION: Readonly<Partial<Record<CardName, number>>> = {
  'scottish-support': SCOTS,
  'welsh-support': WELSH,
  'english-support': ENGLISH,
  influence: ENGLISH,
  dispute: WELSH,
  edict: SCOTS,
  resist: SCOTS,
  quell: WELSH,
  suppress: ENGLISH,
  muster: SCOTS,
};
export const cardsFaction = (s: State): number => FACTION[CARD_NAMES[effect(s)]] ?? ANY_FACTION;
export const isForAnyFaction = (s: State): boolean => cardsFaction(s) === ANY_FACTION;

const BORDERING: readonly CardName[] = ['outmanoeuvre', 'march', 'edict'];
/** Whether followers go only to a region that borders theirs. */
export const needsBorder = (s: State): boolean => BORDERING.includes(CARD_NAMES[effect(s)]);

/** The region that a move or an exchange starts from. */
export const origin = (s: State): number =>
  effect(s) === MANOEUVRE || effect(s) === OUTMANOEUVRE ? regionOf(chosen(s, 0)) : chosen(s, 0);
