import { isLasting } from './answers.ts';

/** What the build knows of the app that it made. */
export interface Edition {
  /** All that stands beside the page. */
  readonly files: readonly string[];
  /** The digest of the page: SHA-256, in hex. */
  readonly page: string;
  /** Changes whenever the page or a file does. */
  readonly version: string;
}

/** Servers name headers by which answers vary; what they vary is the encoding. */
const WHATEVER_ENCODING = { ignoreVary: true };

/** The versions of the app in the folder `scope` that the browser keeps, each in a cache of its own. */
export class KeptVersions {
  readonly #scope: string;
  /** Other apps, and other folders with this one, may share the origin. */
  readonly #prefix: string;
  /** Stands in the cache of a version that a page may have come from, and at an address that is never asked for. */
  readonly #inUse: string;

  constructor(scope: string) {
    this.#scope = scope;
    this.#prefix = `interregnum ${scope} `;
    this.#inUse = `${scope}in-use`;
  }

  /** Fetches a version. If any of it is missing, or not of this version, nothing of it is kept. */
  async install({ files, page, version }: Edition): Promise<void> {
    // Another name each time: after a rollback an old version is the newest again, while pages still use its old cache.
    const name = `${this.#prefix}${version} ${crypto.randomUUID()}`;
    const cache = await caches.open(name);
    try {
      await cache.addAll(files.map((file) => this.#freshly(file)));
      // Last, so that a version that has a page is complete.
      await cache.put(this.#scope, await this.#fetchPage(page));
      await this.#forgetUnusedBefore(name);
    } catch (problem) {
      await caches.delete(name);
      throw problem;
    }
  }

  /** Forgets all versions before the newest, once no page of theirs is open. */
  async forgetOld(): Promise<void> {
    const newest = await this.#newest();
    if (newest === undefined) return;
    for (const name of await this.#before(newest.name)) await caches.delete(name);
    await this.#use(newest.name);
  }

  /** The page of the newest version: a reload is enough to get it, though its worker still waits. */
  async page(): Promise<Response | undefined> {
    const newest = await this.#newest();
    if (newest !== undefined) await this.#use(newest.name);
    return newest?.page;
  }

  /** Of any version: a page that has long been open keeps its own. */
  file(request: Request): Promise<Response | undefined> {
    return caches.match(request, WHATEVER_ENCODING);
  }

  /** A server may let browsers keep what has the same name in every version. */
  #freshly(file: string): Request {
    return new Request(new URL(file, this.#scope), { cache: isLasting(file) ? 'default' : 'no-cache' });
  }

  /** A copy, because browsers refuse to show a page that a server redirected to. */
  async #fetchPage(digest: string): Promise<Response> {
    const response = await fetch(this.#freshly(''));
    const content = await response.arrayBuffer();
    if (!response.ok || (await digestOf(content)) !== digest) throw new Error('the server has no page of this version');
    return new Response(content, { headers: response.headers });
  }

  /** Oldest first. */
  async #names(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(this.#prefix));
  }

  async #before(name: string): Promise<string[]> {
    const names = await this.#names();
    return names.filter((_, place) => place < names.indexOf(name));
  }

  async #newest(): Promise<{ readonly name: string; readonly page: Response } | undefined> {
    for (const name of (await this.#names()).reverse()) {
      const page = await caches.match(this.#scope, { cacheName: name, ...WHATEVER_ENCODING });
      if (page !== undefined) return { name, page };
    }
    return undefined;
  }

  /** Where there is no space even for this, the page is shown all the same. */
  async #use(name: string): Promise<void> {
    const cache = await caches.open(name);
    await cache.put(this.#inUse, new Response()).catch(() => {});
  }

  /** What was replaced before any page came from it, and what was left unfinished. */
  async #forgetUnusedBefore(newest: string): Promise<void> {
    for (const name of await this.#before(newest))
      if (!(await caches.match(this.#inUse, { cacheName: name }))) await caches.delete(name);
  }
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
