import { expect, test } from 'vitest';
import { testSites } from '../../test/site.ts';

const open = testSites();
const TABLE = 'T'.repeat(22);

const contentOf = (page: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(page)?.[1];

test('the address of a table shows game, variant and a picture where it is shared, at the public address', async () => {
  const site = await open();
  const response = await site.fetch(`/?table=${TABLE}&lang=fr`);
  const page = await response.text();
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(page).toContain('<title>The King Is Dead : une table sur Interregnum</title>');
  expect(contentOf(page, 'og:title')).toBe('The King Is Dead : une table sur Interregnum');
  expect(contentOf(page, 'og:description')).toMatch(/^2 joueurs, dans le navigateur · .+[.] Trois peuples/);
  expect(contentOf(page, 'description')).toBe(contentOf(page, 'og:description'));
  expect(contentOf(page, 'og:image')).toBe('https://games.example/club/shared/king-is-dead.png');
  expect(contentOf(page, 'og:url')).toBe(`https://games.example/club/?table=${TABLE}&amp;lang=fr`);
  expect(await (await site.fetch(`/index.html?table=${TABLE}`)).text()).toContain('a table on Interregnum');
  expect(await (await site.fetch(`/?table=${TABLE}`, { method: 'HEAD' })).text()).toBe('');
});

test.each([
  '/',
  `/?table=${'N'.repeat(22)}`,
  '/?table=%22%3E%3Cscript%3E',
  `/?table=${TABLE}${TABLE}`,
  '/?table=__proto__',
])('%s gets the plain page', async (path) => {
  const page = await (await (await open()).fetch(path)).text();
  expect(page).toContain('<title>Interregnum</title>');
  expect(page).not.toContain('og:');
});

test('a language that is none is English, and what else stands in an address is not told', async () => {
  const site = await open();
  const page = await (await site.fetch(`/?table=${TABLE}&lang=%22%3E%3Cscript%3E&token=secret`)).text();
  expect(contentOf(page, 'og:locale')).toBe('en_GB');
  expect(page).not.toMatch(/<script|secret/);
});

test('nobody can send anything to the address of a table', async () => {
  const response = await (await open()).fetch(`/?table=${TABLE}`, { method: 'POST', body: 'x' });
  expect(response.status).toBe(405);
});
