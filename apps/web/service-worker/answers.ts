/** What answers a request: the page, or a file, as it was kept; or the network, with an empty answer where there is none. */
export type ResponseSource = 'page' | 'file' | 'network' | 'hello';

/** As much of a request as its answer depends on. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Names in assets/ change with what is in them, so that no version can be given a file of another one. */
export const isLasting = (file: string): boolean => file.startsWith('assets/');

/** Where the app asks whether there is a server for tables online (src/online/connection/hello.ts). */
const HELLO = 'api/hello';

/** What answers a request, for the app in the folder `scope`. Of the files beside the page only `files` are kept. */
export function answerTo({ method, mode, url }: Asked, scope: string, files: readonly string[]): ResponseSource {
  const { origin, pathname } = new URL(url);
  const place = origin + pathname;
  if (method !== 'GET' || !place.startsWith(scope)) return 'network';
  const file = place.slice(scope.length);
  if (file === '' || file === 'index.html') return mode === 'navigate' ? 'page' : 'network';
  if (file === HELLO) return 'hello';
  return isLasting(file) || files.includes(file) ? 'file' : 'network';
}
