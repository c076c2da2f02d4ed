/**
 * Puts the parts of `known` into `next` wherever both are equal, and returns `known` itself if all of them are. What `next`
 * says stays the same; drawings then see by identity what is new. It is done in place, so that doing it again costs nothing.
 */
export function shareParts<T>(known: T, next: T): T {
  if (!isParted(known) || !isParted(next) || known === next) return Object.is(known, next) ? known : next;
  const keys = Object.keys(next);
  let isSame = keys.length === Object.keys(known).length && Array.isArray(known) === Array.isArray(next);
  for (const key of keys) {
    const [was, is] = [Reflect.get(known, key), Reflect.get(next, key)];
    const part = shareParts(was, is);
    if (part !== is) Reflect.set(next, key, part);
    isSame &&= Object.is(part, was) && Object.hasOwn(known, key);
  }
  return isSame ? known : next;
}

const isParted = (value: unknown): value is object => typeof value === 'object' && value !== null;
