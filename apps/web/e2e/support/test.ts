import { type BrowserContext, test as base, expect } from '@playwright/test';
import { seedChance } from './chance.ts';

export { expect };

interface Options {
  /** Whether the browser keeps the app for visits without a network. Every test would fetch all of it. */
  readonly keepsApp: boolean;
  /** Whether first games have notes, which come and go beside the board. */
  readonly hasNotes: boolean;
}

/** Runs in a page before anything else: a browser that keeps no app. */
function keepNoApp(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Runs in a page before anything else: a browser in which each game was played before. */
export function knowEveryGame(): void {
  if (location.origin === 'null' || localStorage.getItem('interregnum learned') !== null) return;
  const games = ['king-is-dead', 'foreign-king', 'claim'];
  localStorage.setItem('interregnum learned', JSON.stringify(games.map((game) => `played ${game}`)));
}

/** Playwright's `test`, in which anything that goes wrong in a page fails, and chance is the same every time. */
export const test = base.extend<Options>({
  keepsApp: [false, { option: true }],
  hasNotes: [false, { option: true }],
  context: async ({ context, baseURL, keepsApp, hasNotes }, use, { titlePath }) => {
    const troubles = troublesIn(context, new URL(baseURL ?? '').origin);
    await context.addInitScript(seedChance, titlePath.join(' '));
    if (!keepsApp) await context.addInitScript(keepNoApp);
    if (!hasNotes) await context.addInitScript(knowEveryGame);
    await use(context);
    expect(troubles, 'what went wrong in the page').toEqual([]);
  },
});

/** Collects what the console complains of (breaches of the security policy too), uncaught errors, and failed requests. */
export function troublesIn(context: BrowserContext, origin: string, troubles: string[] = []): string[] {
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => troubles.push(`thrown: ${thrown.error().stack}`));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) troubles.push(`asked elsewhere: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // The worker looks for a server, and says itself that there is none.
    if (request.serviceWorker() !== null && request.url().endsWith('/api/hello')) return;
    // A page that is left drops what it was still fetching.
    if (why !== 'net::ERR_ABORTED') troubles.push(`${why}: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}
