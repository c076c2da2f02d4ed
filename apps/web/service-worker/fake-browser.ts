/** What tests need of a browser's caches, which keep the order in which they were opened. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async match(asked: Request | string, { cacheName }: MultiCacheQueryOptions = {}): Promise<Response | undefined> {
    const asks = cacheName === undefined ? [...this.#caches.values()] : [this.#caches.get(cacheName)];
    const kept = asks.map((cache) => cache?.responses.get(addressOf(asked))).find((response) => response !== undefined);
    return kept && as(kept.clone(), { redirected: kept.redirected });
  }
}

class FakeCache {
  readonly responses = new Map<string, Response>();

  async put(asked: Request | string, response: Response): Promise<void> {
    this.responses.set(addressOf(asked), response);
  }

  /** As browsers do, it takes all or nothing, and nothing that is not a success. */
  async addAll(requests: readonly Request[]): Promise<void> {
    const responses = await Promise.all(requests.map((request) => fetch(request)));
    if (responses.some(({ ok }) => !ok)) throw new TypeError('Request failed');
    await Promise.all(requests.map((request, index) => this.put(request, responses[index] ?? Response.error())));
  }
}

const addressOf = (asked: Request | string): string => (typeof asked === 'string' ? asked : asked.url);

const as = (response: Response, { redirected }: { readonly redirected: boolean }): Response =>
  Object.defineProperty(response, 'redirected', { value: redirected });

/** A server of one version of an app; `redirects` tells whether it does so from the folder to its page. */
export class FakeServer {
  readonly #scope: string;
  contents: Readonly<Record<string, string>> = {};
  redirects = false;

  constructor(scope: string) {
    this.#scope = scope;
  }

  readonly fetch = async ({ url }: Request): Promise<Response> => {
    const file = url.slice(this.#scope.length);
    const content = this.contents[file];
    const response = new Response(content ?? 'not found', { status: content === undefined ? 404 : 200 });
    return as(response, { redirected: this.redirects && file === '' });
  };
}
