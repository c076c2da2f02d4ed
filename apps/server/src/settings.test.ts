import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without any setting a server is for this machine, keeps its data with the user’s and has limits', () => {
  const settings = readSettings({ XDG_DATA_HOME: '/data' });
  expect(settings).toMatchObject({ host: 'localhost', data: '/data/interregnum/server', trustProxy: 0, log: 'text' });
  expect(settings).toMatchObject({
    port: undefined,
    publicUrl: undefined,
    metricsPort: undefined,
    metricsKey: undefined,
  });
  expect(Math.min(...Object.values(settings.limits))).toBeGreaterThan(0);
});

test('a club of 40 behind one address, each with three pages open, is within the usual limits', () => {
  const { limits } = readSettings({});
  expect(limits.connectionsPerAddress).toBeGreaterThanOrEqual(40 * 3 * 2);
  expect(limits.playersPerMinute).toBeGreaterThanOrEqual(40 * 2);
});

test('an empty setting is none', () => {
  expect(readSettings({ PORT: '', HOST: '', PUBLIC_URL: '', LOG: '', TRUST_PROXY: '' }).host).toBe('localhost');
});

test.each([
  ['PORT', 'house'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['METRICS_PORT', '80.5'],
  ['PUBLIC_URL', 'games.example'],
  ['PUBLIC_URL', 'ftp://games.example/'],
  ['PUBLIC_URL', 'https://games.example/#/'],
  ['PUSH_STAND_IN', '127.0.0.1:80'],
  ['TRUST_PROXY', 'yes'],
  ['LOG', 'xml'],
  ['LIMIT_CONNECTIONS', '0'],
  ['LIMIT_MESSAGES_PER_SECOND', '1e3'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}=${value}`);
});

test('what is set holds', () => {
  const settings = readSettings({
    PORT: '80',
    DATA: '/srv',
    PUBLIC_URL: 'https://games.example',
    TRUST_PROXY: '1',
    LIMIT_CONNECTIONS: '5',
  });
  expect(settings).toMatchObject({ port: 80, data: '/srv', trustProxy: 1, limits: { connections: 5 } });
  expect(settings.publicUrl?.href).toBe('https://games.example/');
});
