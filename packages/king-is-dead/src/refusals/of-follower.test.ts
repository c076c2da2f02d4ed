import { expect, test } from 'vitest';
import { faction, refused, region } from '../../test/refused.ts';

test('KD-SUMMON-1, -3: nobody there, or a viking', () => {
  const table = { vikings: true, supply: '', regions: { devon: '1E2V', essex: '1V' } };
  expect(refused(table, 'assemble', 'devon scots')).toEqual({
    clause: 'KD-SUMMON-1',
    key: 'nobody-there',
    values: { ...region('devon'), ...faction('scots') },
  });
  expect(refused(table, 'assemble', 'moray vikings')).toMatchObject({ clause: 'KD-SUMMON-1', key: 'empty' });
  expect(refused(table, 'assemble', 'devon vikings')).toEqual({ clause: 'KD-SUMMON-3', key: 'viking', values: {} });
});

test('KD-SUMMON-3: where nobody of a region will do, that is said of whoever was asked for', () => {
  const table = { vikings: true, supply: '', regions: { devon: '1E2V', essex: '1V' } };
  expect(refused(table, 'assemble', 'essex scots')).toMatchObject({ key: 'viking' });
});

test('KD-CARD-MANOEUVRE-1: a follower of the same region, vikings included', () => {
  const table = { vikings: true, regions: { devon: '1E2V', moray: '1S' } };
  expect(refused(table, 'manoeuvre', 'devon english', 'devon vikings')).toEqual({
    clause: 'KD-CARD-MANOEUVRE-1',
    key: 'same-region',
    values: region('devon'),
  });
  expect(refused(table, 'manoeuvre', 'devon english', 'moray welsh')).toMatchObject({ key: 'nobody-there' });
});

test('KD-CARD-OUTMANOEUVRE-1, -2: neighbours without anybody, and a partner beyond a border', () => {
  const one = { regions: { moray: '1S', strathclyde: '1W', devon: '1E' } };
  const two = { regions: { moray: '2S', strathclyde: '1W', devon: '1E' } };
  for (const table of [one, two])
    expect(refused(table, 'outmanoeuvre', 'devon english')).toMatchObject({
      key: 'neighbours-empty',
      values: region('devon'),
    });
  expect(refused(one, 'outmanoeuvre', 'moray scots', 'devon english')).toMatchObject({
    clause: 'KD-CARD-OUTMANOEUVRE-2',
    key: 'no-border',
  });
});

test('KD-CARD-DISPUTE-1: followers of the same faction are not exchanged', () => {
  const dispute = {
    advanced: true,
    hands: [['dispute']],
    regions: { devon: '1W', moray: '1W', essex: '1E' },
  } as const;
  const same = { clause: 'KD-CARD-DISPUTE-1', key: 'same-faction', values: faction('welsh') };
  expect(refused(dispute, 'dispute', 'devon', 'moray welsh')).toEqual(same);
  expect(refused(dispute, 'dispute', 'devon', 'moray scots')).toEqual(same);
});
