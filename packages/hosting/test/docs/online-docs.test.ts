import { readFileSync } from 'node:fs';
import { ERRORS, LIMITS, PROTOCOL, type Request, readRequest } from '@interregnum/protocol';
import { DONE } from '@interregnum/protocol/schemas';
import { expect, test } from 'vitest';
import { misfit } from '../../../protocol/test/fits.ts';
import { pageToldAgain, readLines } from './session.ts';

const page = readFileSync(new URL('../../../../docs/online.md', import.meta.url), 'utf8');
const lines = readLines([...page.matchAll(/^```text\n(.*?)^```/gms)].map(([, text]) => text).join(''));
const section = (title: string): string => page.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';

test('the session on the page goes as it is told: npm run online-docs', async () => {
  expect(await pageToldAgain(page)).toBe(page);
});

test('every request has a section and an example that can be read, and all that is answered fits the schemas', () => {
  const asked = new Map<string, Request['do']>();
  for (const line of lines) {
    if ('seconds' in line || line.text === '...') continue;
    const read = line.to === 'server' ? readRequest(line.text) : undefined;
    if (read !== undefined && 'request' in read) asked.set(`${line.who} ${read.request.id}`, read.request.do);
    if (line.to === 'client')
      expect(misfit(JSON.parse(line.text), (id) => asked.get(`${line.who} ${id}`))).toBeUndefined();
  }
  const titles = [...section('Requests and answers').matchAll(/^### (.*)$/gm)].flatMap(([, names]) =>
    names.split(', '),
  );
  expect(titles.toSorted()).toEqual(Object.keys(DONE).toSorted());
  expect([...new Set(asked.values())].toSorted()).toEqual(Object.keys(DONE).toSorted());
});

test('the page tells errors, limits and the version as they are', () => {
  const told = [...section('Errors').matchAll(/^\| `([^`]+)` +\| (.*?) +\|$/gm)].map(([, code, text]) => [code, text]);
  expect(Object.fromEntries(told.slice(1))).toEqual(ERRORS);
  const numbers = [...section('Limits').matchAll(/[\d,]{1,9}(?=[;| ])/g)].map(([text]) =>
    Number(text.replace(',', '')),
  );
  expect(numbers).toEqual(expect.arrayContaining([LIMITS.message, LIMITS.record, LIMITS.decisions, LIMITS.seats]));
  expect(page).toContain(`This is protocol ${PROTOCOL}.`);
});
