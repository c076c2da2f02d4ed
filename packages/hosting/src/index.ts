export type { TableAbout } from './about.ts';
export type { ExportedNotices, ExportedTable } from './belongings.ts';
export { dealsWith } from './deals.ts';
export { Host } from './host.ts';
export * from './ports.ts';
export { MIGRATIONS } from './schema.ts';
export type { Session } from './session.ts';
export { type HostSettings, SETTINGS } from './settings.ts';
export { deleteSubscriptions } from './statements.ts';
