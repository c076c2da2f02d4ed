import type { IdentityAnswers, IdentityRequest, RequestError } from '@interregnum/protocol';
import type { Bearer } from '../src/identity/identities.ts';
import type { TestSite } from './site.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

type Asked<Do> = Extract<IdentityRequest, { readonly do: Do }>;

/** A browser at a site: it keeps the cookie that it is given. */
export class TestBrowser {
  private readonly site: TestSite;
  secret: string;

  constructor(site: TestSite, secret = site.identities.make().secret) {
    this.site = site;
    this.secret = secret;
  }

  /** One of a player who has sat down once, and which has been here. */
  static async seated(site: TestSite, name = 'Ana'): Promise<TestBrowser> {
    const browser = new TestBrowser(site);
    site.seat(browser.bearer.player, name);
    await browser.must({ do: 'show' });
    return browser;
  }

  get bearer(): Bearer {
    const bearer = this.site.identities.bearerOf(this.secret);
    if (bearer === undefined) throw new Error('the cookie is nobody’s');
    return bearer;
  }

  get headers(): Record<string, string> {
    return { cookie: `interregnum=${this.secret}`, origin: this.site.origin, 'user-agent': FIREFOX };
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await this.site.fetch(path, { ...init, headers: { ...this.headers, ...init.headers } });
    const given = /^interregnum=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    if (given !== undefined) this.secret = given;
    return response;
  }

  ask(request: object): Promise<Response> {
    return this.fetch('/api/identity', { method: 'POST', body: JSON.stringify(request) });
  }

  /** What a request that is done is answered with. */
  async must<Do extends IdentityRequest['do']>(request: Asked<Do> & { readonly do: Do }): Promise<IdentityAnswers[Do]> {
    const answer = (await (await this.ask(request)).json()) as { ok: IdentityAnswers[Do] };
    if (answer.ok === undefined) throw new Error(JSON.stringify(answer));
    return answer.ok;
  }

  /** Why a request was refused. */
  async refusal(request: object): Promise<unknown> {
    const response = await this.ask(request);
    const { error } = (await response.json()) as { error?: RequestError };
    return error === undefined ? 'done' : [response.status, error.code];
  }
}
