import { fetchWords, NOTICES, noticesText } from '@interregnum/texts/lazy';
import { currentSettings } from '../shell/settings.ts';
import { setTitleMark } from '../shell/tab-title.ts';
import { currentNoticeSettings, isWanted } from './notice-settings.ts';
import { closeNotices, showNotices } from './notification.ts';
import { playSound } from './sound.ts';
import { markOf, type TableNotice } from './table-notice.ts';
import { WaitingTables } from './waiting-tables.ts';

/** The table on the screen, whether somebody sees the screen or not. */
let opened: string | undefined;

const isVisible = (): boolean => document.visibilityState === 'visible';

async function words() {
  const { language } = currentSettings();
  await fetchWords(language, NOTICES);
  return noticesText(language);
}

const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
const usualIcon = icon?.href;

/** Title and icon of the tab say how many tables wait. What is counted by the time its words are there is shown. */
let counted: readonly TableNotice[] = [];
async function count(waiting: readonly TableNotice[]): Promise<void> {
  const before = counted;
  counted = waiting;
  if (before.length === 0 && counted.length === 0) return;
  const text = await words();
  setTitleMark(counted.length === 0 ? '' : markOf(counted, text));
  if (icon !== null && usualIcon !== undefined)
    icon.href = counted.length === 0 ? usualIcon : usualIcon.replace(/crown[.]svg$/, 'crown-waiting.svg');
}

async function tell(notice: TableNotice): Promise<void> {
  const settings = currentNoticeSettings();
  if (isWanted(settings, 'sound', notice.path)) playSound();
  if (isWanted(settings, 'notify', notice.path)) await showNotices([notice], await words());
}

/** What could not be fetched or shown is not worth an error. */
const quietly = (work: Promise<void>): void => void work.catch(() => {});

/** All tables that wait for the visitor; this page tells of them in its tab, by sound and by notifications. */
export const waitingTables = new WaitingTables({
  counted: (waiting) => quietly(count(waiting)),
  began: (notice) => quietly(tell(notice)),
});

const look = (): void => waitingTables.show(isVisible() ? opened : undefined);

/** A table is on the screen; returns how to say that it is not any more. */
export function openTable(path: string): () => void {
  opened = path;
  look();
  return () => {
    if (opened !== path) return;
    opened = undefined;
    look();
  };
}

document.addEventListener('visibilitychange', () => {
  look();
  if (isVisible()) quietly(closeNotices());
});
