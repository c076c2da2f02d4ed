import { useSyncExternalStore } from 'react';

/** How the visitor is told that tables wait for them. All of it is off until it is wanted. */
export const WAYS = ['sound', 'notify'] as const;
export type Way = (typeof WAYS)[number];
type Ways = Readonly<Record<Way, boolean>>;

/** What was set for all tables, and otherwise for some of them, by their paths. */
export interface NoticeSettings {
  readonly all: Ways;
  readonly tables: Readonly<Record<string, Partial<Ways>>>;
}

const KEY = 'interregnum notices';
/** So many tables may be set otherwise; the oldest are forgotten. */
const MOST = 100;

const partOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;

const waysIn = (json: unknown): Partial<Ways> =>
  Object.fromEntries(WAYS.map((way) => [way, partOf(json, way)]).filter(([, value]) => typeof value === 'boolean'));

/** What was stored may be of another version, or have been tampered with. */
export function readNoticeSettings(stored: string | null): NoticeSettings {
  let json: unknown;
  try {
    json = JSON.parse(stored ?? '');
  } catch {
    // Nothing that can be read: all is off.
  }
  const tables = Object.entries(partOf(json, 'tables') ?? {}).slice(-MOST);
  return {
    all: { sound: false, notify: false, ...waysIn(partOf(json, 'all')) },
    tables: Object.fromEntries(tables.map(([path, ways]) => [path, waysIn(ways)])),
  };
}

/** The same with one way set: for all tables, or for the one at a path. */
export function withWay({ all, tables }: NoticeSettings, way: Way, to: boolean, path?: string): NoticeSettings {
  if (path === undefined) return { all: { ...all, [way]: to }, tables };
  const { [path]: own = {}, ...others } = tables;
  const kept = Object.entries(others).slice(1 - MOST);
  return { all, tables: Object.fromEntries([...kept, [path, { ...own, [way]: to }]]) };
}

/** Whether a way is wanted: at a table, or usually. */
export const isWanted = ({ all, tables }: NoticeSettings, way: Way, path?: string): boolean =>
  (path === undefined ? undefined : tables[path]?.[way]) ?? all[way];

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

let settings = readNoticeSettings(stored());
const listeners = new Set<() => void>();

export const currentNoticeSettings = (): NoticeSettings => settings;

export function changeNotices(way: Way, to: boolean, path?: string): void {
  settings = withWay(settings, way, to, path);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // It lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export const onNoticesChanged = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// Another tab has changed them.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== KEY) return;
  settings = readNoticeSettings(newValue);
  for (const listener of listeners) listener();
});

export const useNoticeSettings = (): NoticeSettings => useSyncExternalStore(onNoticesChanged, currentNoticeSettings);
