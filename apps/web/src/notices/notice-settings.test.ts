import { beforeAll, expect, test, vi } from 'vitest';

vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('localStorage', { getItem: () => null });
let module: typeof import('./notice-settings.ts');
beforeAll(async () => {
  module = await import('./notice-settings.ts');
  vi.unstubAllGlobals();
});

test.each([null, '', 'null', '7', '"x"', '{"all":7,"tables":"x"}', '{"all":{"sound":"yes"}}', '{'])(
  'all is off until it is wanted, also where %j is stored',
  (stored) => {
    const settings = module.readNoticeSettings(stored);
    expect(settings.all).toEqual({ sound: false, notify: false });
    expect(module.isWanted(settings, 'sound', '/online/a')).toBe(false);
  },
);

test('a table may be set otherwise than all, and is so again after a reload', () => {
  const { isWanted, readNoticeSettings, withWay } = module;
  let settings = withWay(readNoticeSettings(null), 'sound', true);
  settings = withWay(settings, 'sound', false, '/online/a');
  settings = withWay(settings, 'notify', true, '/online/a');
  settings = readNoticeSettings(JSON.stringify(settings));
  const wanted = (path?: string) => [isWanted(settings, 'sound', path), isWanted(settings, 'notify', path)];
  expect([wanted(), wanted('/online/a'), wanted('/online/b')]).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
});

test('of very many tables that are set otherwise the oldest are forgotten', () => {
  let settings = module.readNoticeSettings(null);
  for (let nth = 0; nth <= 100; nth++) settings = module.withWay(settings, 'sound', true, `/online/${nth}`);
  expect(Object.keys(settings.tables).length).toBe(100);
  expect(settings.tables['/online/0']).toBeUndefined();
  expect(settings.tables['/online/100']).toEqual({ sound: true });
});
