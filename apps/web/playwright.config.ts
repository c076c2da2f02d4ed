import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumPath, LAUNCH_ARGUMENTS } from './e2e/support/chromium.ts';

const LONG = '**/*.long.e2e.ts';

export default defineConfig({
  testDir: 'e2e',
  // `npm test` and `npm run test:long`: see package.json.
  projects: [
    { name: 'short', testMatch: '**/*.e2e.ts', testIgnore: LONG },
    { name: 'long', testMatch: LONG },
  ],
  outputDir: 'reports/e2e',
  fullyParallel: true,
  // One more than there are cores: browsers wait now and then.
  workers: availableParallelism() + 1,
  // A test that fails now and then is a flaw, of the app or of the test.
  retries: 0,
  // No test measures time; these only end one that hangs, also on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    // The port is known once the server below has told it.
    baseURL: `http://localhost:${process.env.WEB_PORT}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1366, height: 768 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: LAUNCH_ARGUMENTS },
  },
  webServer: {
    command: 'node serve/start.ts',
    // Never the tables of whoever runs the tests.
    env: { PORT: '0', HOST: 'localhost', DATA: 'reports/data', LIMIT_PLAYERS_PER_MINUTE: '100000' },
    wait: { stdout: /http:\/\/localhost:(?<web_port>\d+)\// },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
