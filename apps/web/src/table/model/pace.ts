import { currentSettings, type Settings, wantsStillness } from '../../shell/settings.ts';

/** Milliseconds for each decision of others that is shown. */
const PACE: Readonly<Record<Settings['speed'], number>> = { off: 0, fast: 450, normal: 950, slow: 1900 };

/** The pace that the visitor has set; none where the system asks for no motion. */
export const paceNow = (): number => (wantsStillness() ? 0 : PACE[currentSettings().speed]);
