/** What a browser that stores nothing remembers as long as the page is open. */
const fallback = new Map<string, string>();
const keyOf = (name: string): string => `interregnum online ${name}`;

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
