import { describe, expect, test } from 'vitest';
import { arrange, look, playing, type Table } from '../test/table.ts';
import { told } from '../test/told.ts';
import { newState } from './state/index.ts';
import { REGIONS, type RegionName } from './terms.ts';
import { landVikings } from './vikings.ts';

test('KD-VIKING-1: one viking in strathclyde, one in devon, eight in reserve', () => {
  const s = newState();
  landVikings(s);
  const { regions, supply } = look(s);
  expect(REGIONS.filter((name) => regions[name].vikings === 1)).toEqual(['strathclyde', 'devon']);
  expect(supply.vikings).toBe(8);
});

/** Where a viking stands after a region was won by the scots. */
function landing(region: RegionName, table: Table = {}): string[] {
  const regions = { ...table.regions, [region]: '1S' };
  const all = { vikings: true, passes: 1, turn: 1, supply: '8V', ...table, regions, track: [region] };
  const after = look(playing(arrange(all), 'pass'));
  return REGIONS.filter((name) => after.regions[name].vikings > 0);
}

describe('KD-VIKING-7: where a viking lands after a struggle', () => {
  test.each([
    ['moray', ['strathclyde']],
    ['northumbria', ['strathclyde']],
    ['lancaster', ['strathclyde']],
    ['gwynedd', ['devon']],
    ['warwick', ['devon']],
    ['essex', ['devon']],
    ['strathclyde', []],
    ['devon', []],
  ] as const)('%s brings it to %j', (region, places) => {
    expect(landing(region)).toEqual(places);
  });

  test('an unstable region brings it too', () => {
    const s = look(playing(arrange({ vikings: true, passes: 1, turn: 1, supply: '8V' }), 'pass'));
    expect(s.regions.moray.control).toBe('unstable');
    expect(s.regions.strathclyde.vikings).toBe(1);
    expect(s.supply.vikings).toBe(7);
  });

  test('it joins those who are there', () => {
    const regions = { moray: '1S', strathclyde: '2V' };
    const s = look(playing(arrange({ vikings: true, regions, passes: 1, turn: 1, supply: '6V' }), 'pass'));
    expect(s.regions.strathclyde.vikings).toBe(3);
    expect(s.supply.vikings).toBe(5);
  });
});

test('KD-VIKING-8: where the target is resolved no viking lands, not in the other place either', () => {
  expect(landing('moray', { regions: { strathclyde: 'scots' } })).toEqual([]);
  expect(landing('essex', { regions: { devon: 'unstable' } })).toEqual([]);
});

test('KD-VIKING-8: an empty reserve gives no viking', () => {
  expect(landing('moray', { supply: '' })).toEqual([]);
  expect(landing('moray', { supply: '1V' })).toEqual(['strathclyde']);
});

test('KD-VIKING-7: without the variant no viking ever lands', () => {
  expect(landing('moray', { vikings: false, supply: '8V' })).toEqual([]);
});

test('KD-VIKING-7: a landing is told', () => {
  const landing = (table: Table) => told(arrange({ vikings: true, turn: 1, passes: 1, ...table }), 'pass').at(-1);
  expect(landing({})).toEqual({
    key: 'viking',
    values: { region: { term: 'region', id: 'strathclyde' } },
    moves: [{ piece: 'vikings', from: 'supply', to: 'region:strathclyde', count: 1 }],
  });
  expect(landing({ supply: '9S' })).toMatchObject({ key: 'struggle-tied' });
});
