import { expect, test } from 'vitest';
import { faction, refused, region } from '../../test/refused.ts';

test('KD-CARD-AID-1, KD-VIKING-3: a faction that others outnumber, or vikings', () => {
  const aid = { advanced: true, hands: [['aid']], supply: '1S' } as const;
  expect(refused(aid, 'aid', 'english')).toEqual({
    clause: 'KD-CARD-AID-1',
    key: 'not-most',
    values: faction('english'),
  });
  expect(refused(aid, 'aid', 'vikings')).toEqual({ clause: 'KD-VIKING-3', key: 'viking-placed', values: {} });
});

test('KD-CARD-RESIST-1, KD-CARD-QUELL-3: who is not in the supply, or does not come from it', () => {
  const resist = { advanced: true, hands: [['resist']], supply: '2S1W1E' } as const;
  const place = (pair: string) => refused(resist, 'resist', 'strathclyde', pair);
  const card = { term: 'card', id: 'resist' };
  expect(place('scots+welsh')).toMatchObject({ key: 'not-placed', values: { card, ...faction('scots') } });
  expect(place('welsh+welsh')).toMatchObject({ key: 'only-one-in-supply', values: faction('welsh') });
  expect(place('welsh+vikings')).toMatchObject({ key: 'viking-placed' });
  const quell = { advanced: true, hands: [['quell']] } as const;
  const last = refused({ ...quell, supply: '1S' }, 'quell', 'devon', 'welsh');
  expect(last).toEqual({ clause: 'KD-CARD-QUELL-3', key: 'none-in-supply', values: faction('welsh') });
  const pair = refused({ ...quell, supply: '2S' }, 'quell', 'devon', 'scots+english');
  expect(pair).toMatchObject({ key: 'none-in-supply', values: faction('english') });
  expect(refused({ ...quell, supply: '2S' }, 'quell', 'devon', 'scots+scots')).toBeUndefined();
});

test('KD-CARD-AMBUSH-2, KD-VIKING-5: who is not there to be returned, or never is', () => {
  const ambush = { advanced: true, vikings: true, hands: [['ambush']], regions: { devon: '1V' } } as const;
  expect(refused(ambush, 'ambush', 'devon', 'vikings')).toMatchObject({
    clause: 'KD-VIKING-5',
    key: 'viking-returned',
  });
  expect(refused(ambush, 'ambush', 'moray', 'vikings')).toMatchObject({
    key: 'nobody-there',
    values: region('moray'),
  });
});

test('KD-CARD-MARCH-2, -3: who does not stand where the march begins', () => {
  const march = { advanced: true, hands: [['march']], regions: { moray: '2S1E' } } as const;
  const take = (pair: string) => refused(march, 'march', 'moray', 'strathclyde', pair);
  const values = (id: string) => ({ ...region('moray'), ...faction(id) });
  expect(take('welsh+welsh')).toEqual({ clause: 'KD-CARD-MARCH-2', key: 'nobody-there', values: values('welsh') });
  expect(take('scots+welsh')).toMatchObject({ key: 'nobody-there', values: values('welsh') });
  expect(take('english+english')).toMatchObject({ key: 'only-one-there', values: values('english') });
  const single = { ...march, regions: { moray: '1S' } };
  expect(refused(single, 'march', 'moray', 'strathclyde', 'welsh')).toMatchObject({ values: values('welsh') });
});

test('KD-CARD-EDICT-1, -3: in exchange come other factions, from where they stand', () => {
  const edict = { advanced: true, hands: [['edict']] } as const;
  const two = { ...edict, regions: { moray: '2S', strathclyde: '1W1E2S' } };
  const take = (text: string) => refused(two, 'edict', 'moray', 'strathclyde', text);
  expect(take('scots+welsh')).toMatchObject({ key: 'same-faction', values: faction('scots') });
  expect(take('welsh+welsh')).toMatchObject({ key: 'only-one-there', values: region('strathclyde') });
  const one = { ...edict, regions: { moray: '1S', strathclyde: '1W1S' } };
  expect(refused(one, 'edict', 'moray', 'strathclyde', 'scots')).toMatchObject({ key: 'same-faction' });
  expect(refused(one, 'edict', 'moray', 'strathclyde', 'english')).toMatchObject({
    key: 'nobody-there',
    values: { ...region('strathclyde'), ...faction('english') },
  });
});
