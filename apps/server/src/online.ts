export { addressesOf } from './network/addresses.ts';
export { isTaken } from './network/listen.ts';
export { newLog } from './operation/log.ts';
export { BadSetting, readSettings, type Settings } from './settings.ts';
export { PARTS, type RunningServer, startServer } from './start-server.ts';
export { backUp } from './storage/backup.ts';
export { restore } from './storage/restore.ts';
export { StorageError } from './storage/storage-error.ts';
