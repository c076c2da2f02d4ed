import { expect, test } from 'vitest';
import { faction, refused, region } from '../../test/refused.ts';

test('KD-PLACE-1: a resolved region, whether controlled or unstable', () => {
  const table = { regions: { essex: 'english', devon: 'unstable', moray: '2S', gwynedd: '1W' } } as const;
  for (const id of ['essex', 'devon']) {
    expect(refused(table, 'assemble', id)).toEqual({ clause: 'KD-PLACE-1', key: 'resolved', values: region(id) });
    expect(refused(table, 'manoeuvre', `${id} scots`)).toMatchObject({
      clause: 'KD-CARD-MANOEUVRE-1',
      key: 'resolved',
    });
  }
});

test('KD-CARD-NEGOTIATE-1, -2: a card with a disc, the card itself, one that was not exchanged', () => {
  const discs = { devon: 1, strathclyde: 0 };
  for (const id of ['devon', 'strathclyde']) {
    const sealed = { clause: 'KD-CARD-NEGOTIATE-1', key: 'sealed', values: region(id) };
    expect(refused({ discs }, 'negotiate', id)).toEqual(sealed);
    expect(refused({ discs }, 'negotiate', 'essex', id)).toEqual(sealed);
  }
  expect(refused({ discs }, 'negotiate', 'essex', 'essex')).toMatchObject({
    key: 'same-card',
    values: region('essex'),
  });
  expect(refused({}, 'negotiate', 'essex', 'moray', 'devon')).toEqual({
    clause: 'KD-CARD-NEGOTIATE-2',
    key: 'disc-elsewhere',
    values: { a: { term: 'region', id: 'essex' }, b: { term: 'region', id: 'moray' } },
  });
});

test('KD-CARD-MARCH-1: a march from nowhere, from where no way leads, to where none does', () => {
  const regions = { strathclyde: 'welsh', moray: '2S', devon: '2E' } as const;
  const march = { advanced: true, hands: [['march']], regions } as const;
  expect(refused(march, 'march', 'essex')).toMatchObject({ key: 'empty', values: region('essex') });
  expect(refused(march, 'march', 'moray')).toMatchObject({ key: 'hemmed-in', values: region('moray') });
  expect(refused(march, 'march', 'devon', 'devon')).toMatchObject({ key: 'same-region', values: region('devon') });
  expect(refused(march, 'march', 'devon', 'moray')).toMatchObject({
    key: 'no-border',
    values: { ...region('moray'), from: { term: 'region', id: 'devon' } },
  });
});

test('KD-CARD-OUTMANOEUVRE-1: the region itself, one beyond a border, one with fewer than two', () => {
  const table = { regions: { moray: '2S', strathclyde: '2W', lancaster: '1E' } };
  const swap = (id: string) => refused(table, 'outmanoeuvre', 'strathclyde welsh', id);
  expect(swap('strathclyde')).toMatchObject({ key: 'same-region' });
  expect(swap('devon')).toMatchObject({ key: 'no-border' });
  expect(swap('northumbria')).toMatchObject({ key: 'empty' });
  expect(swap('lancaster')).toMatchObject({ key: 'too-few', values: region('lancaster') });
});

test('KD-CARD-INFLUENCE-1, KD-CARD-EDICT-1: fewer than two of other factions, or none', () => {
  const values = (id: string, own: string) => ({ ...region(id), ...faction(own) });
  const regions = { devon: '1E', moray: '2S', lancaster: '1S2E', essex: '2E' };
  const influence = { advanced: true, hands: [['influence']], regions } as const;
  const swap = (id: string) => refused(influence, 'influence', 'devon', id);
  expect(swap('devon')).toMatchObject({ key: 'same-region' });
  expect(swap('lancaster')).toMatchObject({ key: 'too-few-others', values: values('lancaster', 'english') });
  expect(swap('essex')).toMatchObject({ key: 'only-faction', values: values('essex', 'english') });
  expect(swap('gwynedd')).toMatchObject({ key: 'empty' });
  const edict = {
    advanced: true,
    hands: [['edict']],
    regions: { strathclyde: '2S', moray: '2W', lancaster: '1W' },
  } as const;
  expect(refused(edict, 'edict', 'strathclyde', 'lancaster')).toMatchObject({ key: 'too-few-others' });
  expect(refused(edict, 'edict', 'strathclyde', 'essex')).toMatchObject({ key: 'no-border' });
});

test('KD-CARD-DISPUTE-1, KD-CARD-EDICT-1: nobody of the faction, or nobody else where an exchange could be', () => {
  const dispute = { advanced: true, hands: [['dispute']], regions: { devon: '1W1E', moray: '1W' } } as const;
  const values = (id: string, own: string) => ({ ...region(id), ...faction(own) });
  expect(refused(dispute, 'dispute', 'devon')).toEqual({
    clause: 'KD-CARD-DISPUTE-1',
    key: 'no-others-elsewhere',
    values: values('devon', 'welsh'),
  });
  expect(refused(dispute, 'dispute', 'essex')).toMatchObject({ key: 'empty' });
  const regions = { moray: '2S', strathclyde: '2W', devon: '2S', essex: '1S' };
  const edict = { advanced: true, hands: [['edict']], regions } as const;
  expect(refused(edict, 'edict', 'devon')).toEqual({
    clause: 'KD-CARD-EDICT-1',
    key: 'no-others-around',
    values: values('devon', 'scots'),
  });
  expect(refused(edict, 'edict', 'strathclyde')).toMatchObject({ key: 'nobody-there', values: faction('scots') });
});
