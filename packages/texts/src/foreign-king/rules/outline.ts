import type { Outline } from '../../rules/outline.ts';
import { ACTIONS } from './actions.ts';
import { ENDINGS } from './endings.ts';
import { REFERENCE } from './reference.ts';
import { START } from './start.ts';
import { VARIANTS } from './variants.ts';

/** A reader who asks for a clause is led to the first paragraph that tells it: that should be the one that tells it alone. */
export const foreignKingOutline: Outline = [...START, ...ACTIONS, ...ENDINGS, ...VARIANTS, ...REFERENCE];
