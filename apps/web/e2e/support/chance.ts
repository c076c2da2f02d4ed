/**
 * Runs in a page before anything else: ids and seeds of tables follow from `seed`, and from how often a page was opened
 * in this tab, so that a reload brings new ones.
 */
export function seedChance(seed: string): void {
  if (location.origin === 'null') return;
  const KEY = 'test visits';
  const visits = Number(sessionStorage.getItem(KEY) ?? '0') + 1;
  sessionStorage.setItem(KEY, String(visits));
  let state = visits;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  const byte = (): number => {
    state = (state + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    return ((mixed ^ (mixed >>> 13)) >>> 8) & 255;
  };
  const fill = (bytes: Uint8Array): Uint8Array => bytes.map(byte);
  crypto.getRandomValues = <T extends ArrayBufferView | null>(view: T): T => {
    if (view !== null)
      new Uint8Array(view.buffer, view.byteOffset, view.byteLength).set(fill(new Uint8Array(view.byteLength)));
    return view;
  };
  crypto.randomUUID = () => {
    const hex = Array.from(fill(new Uint8Array(16)), (each) => each.toString(16).padStart(2, '0')).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
}
