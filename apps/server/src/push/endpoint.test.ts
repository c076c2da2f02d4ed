import { expect, test } from 'vitest';
import { readEndpoint } from './endpoint.ts';

const STAND_IN = new URL('http://127.0.0.1:4000');

test.each(['https://push.example/send/abc', 'https://8.8.8.8/x', 'https://[2606:4700::1]/x'])('%s is taken', (text) => {
  expect(readEndpoint(text, undefined)?.href).toBe(text);
});

test.each([
  '',
  'push.example',
  'http://push.example/',
  'ftp://push.example/',
  'file:///etc/passwd',
  'data:text/plain,x',
  'https://push.example:8443/',
  'https://ana@push.example/',
  'https://ana:secret@push.example/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://0.0.0.0/',
  'http://127.0.0.1:4000/',
])('%s is not', (text) => {
  expect(readEndpoint(text, undefined)).toBeUndefined();
});

test('a test may put one place instead of a push service, and no other', () => {
  expect(readEndpoint('http://127.0.0.1:4000/device', STAND_IN)?.pathname).toBe('/device');
  for (const other of ['http://127.0.0.1:4001/', 'https://127.0.0.1:4000/', 'http://localhost:4000/'])
    expect(readEndpoint(other, STAND_IN)).toBeUndefined();
});
