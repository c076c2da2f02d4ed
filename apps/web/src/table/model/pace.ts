import { currentSettings, type Settings, wantsStillness } from '../../shell/settings.ts';
import { NORMAL_PACE, rateAt } from './rate.ts';

/** Milliseconds for each decision of others that is shown. */
const PACE: Readonly<Record<Settings['speed'], number>> = { off: 0, fast: 450, normal: NORMAL_PACE, slow: 1900 };
/** One's own draft is shown in a part of the time that others' decisions take: its maker knows it. */
const DRAFT_RATE = 0.6;

/** The pace that the visitor has set; none where the system asks for no motion. */
export const paceNow = (): number => (wantsStillness() ? 0 : PACE[currentSettings().speed]);

/** How much longer the beats of the moment take that a timeline shows. */
export const rateOf = ({ isRunning, hurry }: { readonly isRunning: boolean; readonly hurry: number }): number =>
  rateAt(paceNow()) * (isRunning ? hurry : DRAFT_RATE);
