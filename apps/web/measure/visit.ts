import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileServer, listen } from '@interregnum/server';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumPath, LAUNCH_ARGUMENTS } from '../e2e/support/chromium.ts';
import { ensureBuilt } from '../serve/build.ts';
import { DIST } from '../serve/target.ts';

/** The built app, served, and a Chromium that visits it with a profile of its own. */
export interface Visit {
  readonly address: string;
  readonly context: BrowserContext;
  readonly profile: string;
}

/** Serves the app and opens Chromium as long as `measure` takes. */
export async function visiting(measure: (visit: Visit) => Promise<void>, given: readonly string[] = []): Promise<void> {
  await ensureBuilt();
  const server: Server = fileServer(DIST);
  const address = `http://localhost:${await listen(server, 0, 'localhost')}`;
  const profile = mkdtempSync(join(tmpdir(), 'interregnum-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...LAUNCH_ARGUMENTS, ...given],
    baseURL: address,
    locale: 'en-GB',
  });
  try {
    await measure({ address, context, profile });
  } finally {
    await context.close();
    server.close();
    server.closeAllConnections();
    rmSync(profile, { recursive: true, force: true });
  }
}
