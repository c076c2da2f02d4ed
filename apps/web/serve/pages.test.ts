import { hash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { notFoundPage } from './pages.ts';

const scriptIn = (page: string): string => /<script>(.*)<[/]script>/s.exec(page)?.[1] ?? '';

/** Where the page for missing paths, of an app under /games/, leads to from a path. */
function leadsTo(pathname: string): string | undefined {
  let led: string | undefined;
  const replace = (to: string): void => {
    led = to;
  };
  runInNewContext(scriptIn(notFoundPage('/games/')), { location: { pathname, replace } });
  return led;
}

test.each([
  ['/games/rules/claim', '/games/#/rules/claim'],
  ['/games/table/x', '/games/#/table/x'],
  ['/games', '/games/'],
  ['/elsewhere/table/x', '/games/'],
])('%s leads to %s', (from, to) => {
  expect(leadsTo(from)).toBe(to);
});

test('its policy allows its own script and nothing else', () => {
  const page = notFoundPage('/games/');
  const digest = hash('sha256', scriptIn(page), 'base64');
  expect(page).toContain(`content="default-src 'none'; script-src 'sha256-${digest}'"`);
});
