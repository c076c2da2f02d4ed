import type { KeyValueStorage } from './ports.ts';

/** Keeps texts as long as the program runs. */
export function memoryStorage(): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    delete: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
