/** What a browser that stores nothing remembers as long as the page is open. */
const fallback = new Map<string, string>();
const PREFIX = 'interregnum online ';
const keyOf = (name: string): string => PREFIX + name;

/** A small text that this browser keeps for online tables: salts, drafts. */
export function readValue(name: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(name)) ?? fallback.get(name);
  } catch {
    return fallback.get(name);
  }
}

export function storeValue(name: string, value: string): void {
  fallback.set(name, value);
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // It lasts as long as the page.
  }
}

export function deleteValue(name: string): void {
  fallback.delete(name);
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}

/** The names of all that is kept. */
export function valueNames(): readonly string[] {
  const names = new Set(fallback.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) names.add(key.slice(PREFIX.length));
  } catch {
    // Nothing was kept.
  }
  return [...names];
}
