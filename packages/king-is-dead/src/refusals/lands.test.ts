import { expect, test } from 'vitest';
import { faction, refused, region } from '../../test/refused.ts';

test('KD-CARD-SUPPORT-1, -5, -6: far from the lands of the faction, by what is left of them', () => {
  const values = { ...region('devon'), ...faction('scots') };
  const home = { home: { term: 'region', id: 'moray' } };
  const devon = (moray: 'scots' | 'welsh' | 'unstable') =>
    refused({ regions: { moray, lancaster: 'scots' } }, 'scottish-support', 'devon');
  expect(refused({ discs: { devon: 1 } }, 'scottish-support', 'devon')).toEqual({
    clause: 'KD-CARD-SUPPORT-1',
    key: 'far',
    values: { ...values, ...home },
  });
  expect(refused({}, 'scottish-support', 'moray')).toEqual({
    clause: 'KD-CARD-SUPPORT-5',
    key: 'home',
    values: { ...region('moray'), ...faction('scots'), card: { term: 'card', id: 'scottish-support' } },
  });
  expect(devon('scots')).toEqual({ clause: 'KD-CARD-SUPPORT-1', key: 'far-from-control', values });
  for (const holder of ['welsh', 'unstable'] as const) {
    const lost = { clause: 'KD-CARD-SUPPORT-6', key: 'far-home-lost', values: { ...values, ...home } };
    expect(devon(holder)).toEqual(lost);
  }
});

test('KD-CARD-QUELL-1, KD-CARD-SUPPRESS-2, KD-VIKING-5: near them, but with nobody to return', () => {
  const quell = {
    advanced: true,
    hands: [['quell']],
    supply: '',
    regions: { lancaster: '1W', devon: '1E' },
  } as const;
  expect(refused(quell, 'quell', 'devon')).toEqual({
    clause: 'KD-CARD-QUELL-1',
    key: 'nobody-there',
    values: { ...region('devon'), ...faction('welsh') },
  });
  expect(refused(quell, 'quell', 'warwick')).toMatchObject({ key: 'empty', values: region('warwick') });
  const vikings = { advanced: true, vikings: true, supply: '', regions: { devon: '1V', warwick: '1S' } } as const;
  for (const card of ['suppress', 'ambush'] as const) {
    const table = { ...vikings, hands: [[card]] };
    expect(refused(table, card, 'devon')).toEqual({ clause: 'KD-VIKING-5', key: 'viking-returned', values: {} });
    expect(refused(table, card, 'northumbria')).toMatchObject({ key: 'empty' });
  }
  expect(refused({ ...vikings, hands: [['suppress']] }, 'suppress', 'moray')).toMatchObject({ key: 'far' });
});
