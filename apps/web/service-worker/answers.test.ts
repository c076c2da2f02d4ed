import { expect, test } from 'vitest';
import { answerTo, isLasting, type ResponseSource } from './answers.ts';

const SCOPE = 'https://games.example/interregnum/';
const FILES = ['crown.svg', 'assets/index-a1b2.js'];

const answer = (path: string, { method = 'GET', mode = 'no-cors' } = {}): ResponseSource =>
  answerTo({ method, mode, url: new URL(path, SCOPE).href }, SCOPE, FILES);

test.each(['./', './?from=home', 'index.html', './#/table/x'])(
  'whoever visits %s gets the page that was kept',
  (path) => {
    expect(answer(path, { mode: 'navigate' })).toBe('page');
  },
);

test('what the page consists of was kept', () => {
  expect(answer('assets/index-a1b2.js')).toBe('file');
  expect(answer('crown.svg')).toBe('file');
});

test('parts of a version that this worker does not know may have been kept by its successor', () => {
  expect(answer('assets/index-c3d4.js')).toBe('file');
});

test.each([
  ['another app on the same server', '../other/'],
  ['a folder whose name begins alike', '/interregnum/../interregnum-2/assets/a.js'],
  ['another server', 'https://elsewhere.example/interregnum/assets/a.js'],
  ['what nobody listed', 'api/tables'],
  ['the worker itself, which tells that there is an update', 'service-worker.js'],
])('the network answers for %s', (_, path) => {
  expect(answer(path, { mode: 'navigate' })).toBe('network');
});

test('the network gets whatever is sent, and whoever asks for the page without visiting it', () => {
  expect(answer('./', { method: 'POST', mode: 'navigate' })).toBe('network');
  expect(answer('assets/index-a1b2.js', { method: 'HEAD' })).toBe('network');
  expect(answer('./', { mode: 'cors' })).toBe('network');
});

test('whether there is a server is asked of the network, and nobody is answered without one', () => {
  expect(answer('api/hello', { mode: 'cors' })).toBe('hello');
});

test('only names in assets/ tell what is in a file', () => {
  expect(FILES.filter(isLasting)).toEqual(['assets/index-a1b2.js']);
});
