import type { ActionCard } from '../step.ts';
import { CARD_NAMES, type CardName } from '../terms.ts';
import { aid } from './aid.ts';
import { ambush } from './ambush.ts';
import { assemble } from './assemble.ts';
import { dispute } from './dispute.ts';
import { edict } from './edict.ts';
import { influence } from './influence.ts';
import { manoeuvre } from './manoeuvre.ts';
import { march } from './march.ts';
import { muster } from './muster.ts';
import { negotiate } from './negotiate.ts';
import { outmanoeuvre } from './outmanoeuvre.ts';
import { plot } from './plot.ts';
import { quell } from './quell.ts';
import { resist } from './resist.ts';
import { spy } from './spy.ts';
import { englishSupport, scottishSupport, welshSupport } from './support.ts';
import { suppress } from './suppress.ts';

/** Every action card of the game. A name without a card does not compile. */
const CARDS_BY_NAME: Readonly<Record<CardName, ActionCard>> = {
  'scottish-support': scottishSupport,
  'welsh-support': welshSupport,
  'english-support': englishSupport,
  assemble,
  negotiate,
  manoeuvre,
  outmanoeuvre,
  spy,
  ambush,
  march,
  plot,
  aid,
  influence,
  dispute,
  edict,
  resist,
  quell,
  suppress,
  muster,
};

/** By card number. */
export const CARDS: readonly ActionCard[] = CARD_NAMES.map((name) => CARDS_BY_NAME[name]);
