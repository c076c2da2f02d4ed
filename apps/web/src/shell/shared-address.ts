/** A table as its address names it for previews. */
const TABLE = /^[A-Za-z0-9_-]{22}$/;

/**
 * The hash to go on with from an address that names a table for previews: that which it has, or the table itself. Undefined where
 * the address names none.
 */
export function hashAfter({ search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined {
  const table = new URLSearchParams(search).get('table');
  if (table === null) return undefined;
  return hash === '' && TABLE.test(table) ? `#/online/${table}` : hash;
}

/** What an address says before its # is for those who show a preview; the address of this page goes on without. */
export function leaveSharedAddress(): void {
  const hash = hashAfter(location);
  if (hash !== undefined) history.replaceState(history.state, '', `${location.pathname}${hash}`);
}
