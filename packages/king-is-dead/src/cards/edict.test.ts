import { describe, expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';
import { toldInTurn } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const edict = (table: Table) => playing(arrange({ advanced: true, hands: [['edict', 'aid']], ...table }), 'edict');

describe('two for two', () => {
  test('KD-CARD-EDICT-1, KD-VIKING-4: two scots for any two others of a bordering region', () => {
    const s = edict({ vikings: true, regions: { moray: '3S', strathclyde: '1S1W1E1V', devon: '2W', lancaster: '1S' } });
    expect(choices(s)).toEqual(['moray']);
    expect(choices(playing(s, 'moray'))).toEqual(['strathclyde']);
    const pairs = playing(s, 'moray', 'strathclyde');
    expect(choices(pairs)).toEqual(['welsh+english', 'welsh+vikings', 'english+vikings']);
    const { regions } = look(playing(pairs, 'welsh+vikings'));
    expect(regions.moray).toMatchObject({ scots: 1, welsh: 1, english: 0, vikings: 1 });
    expect(regions.strathclyde).toMatchObject({ scots: 3, welsh: 0, english: 1, vikings: 0 });
  });

  test('KD-CARD-EDICT-1: while two for two exists, no smaller exchange does', () => {
    const s = edict({ regions: { moray: '2S', strathclyde: '2W', essex: '1S', devon: '2E', warwick: '1W' } });
    expect(choices(s)).toEqual(['moray']);
    expect(kingIsDead.refusal(s, 'essex')).toMatchObject({ clause: 'KD-PARTIAL-3', key: 'fuller' });
  });

  test('KD-CARD-EDICT-1: after the exchange only the summon is left to choose', () => {
    const s = edict({ regions: { moray: '2S', strathclyde: '2W1E' } });
    expect(kingIsDead.prompt(playing(s, 'moray', 'strathclyde', 'welsh+welsh')).key).toBe('summon');
  });
});

describe('three in all', () => {
  const regions = { moray: '2S', strathclyde: '1W', gwynedd: '1S', devon: '2E' };

  test('KD-CARD-EDICT-2: two scots for one other, or one for two, as the player likes', () => {
    const s = edict({ regions });
    expect(choices(s)).toEqual(['moray', 'gwynedd']);
    expect(choices(playing(s, 'moray'))).toEqual(['strathclyde']);
    expect(choices(playing(s, 'moray', 'strathclyde'))).toEqual(['welsh']);
    expect(choices(playing(s, 'gwynedd'))).toEqual(['devon']);
    expect(choices(playing(s, 'gwynedd', 'devon'))).toEqual(['english+english']);
  });

  test('KD-CARD-EDICT-2: both scots go for the one other', () => {
    const after = look(playing(edict({ regions }), 'moray', 'strathclyde', 'welsh')).regions;
    expect(after).toMatchObject({ moray: { scots: 0, welsh: 1 }, strathclyde: { scots: 2, welsh: 0 } });
  });

  test('KD-CARD-EDICT-2: one of the scots goes for both others', () => {
    const after = look(playing(edict({ regions }), 'gwynedd', 'devon', 'english+english')).regions;
    expect(after).toMatchObject({ gwynedd: { scots: 0, english: 2 }, devon: { scots: 1, english: 0 } });
  });

  test('KD-CARD-EDICT-2: one for one is no choice beside it', () => {
    const s = edict({ regions: { ...regions, lancaster: '1E' } });
    expect(choices(s)).toEqual(['moray', 'gwynedd']);
    expect(choices(playing(s, 'gwynedd'))).toEqual(['devon']);
  });
});

describe('one for one', () => {
  test('KD-CARD-EDICT-3: failing all else, one of the scots for one other', () => {
    const s = edict({ regions: { moray: '1S', strathclyde: '1W', lancaster: '1S', gwynedd: '1E' } });
    expect(choices(s)).toEqual(['moray', 'lancaster']);
    expect(choices(playing(s, 'lancaster'))).toEqual(['strathclyde', 'gwynedd']);
    expect(choices(playing(s, 'lancaster', 'gwynedd'))).toEqual(['english']);
    const { regions } = look(playing(s, 'lancaster', 'gwynedd', 'english'));
    expect(regions).toMatchObject({ lancaster: { scots: 0, english: 1 }, gwynedd: { scots: 1, english: 0 } });
  });

  test.each([
    ['regions that do not border', { moray: '2S', essex: '2E' }],
    ['others only beside the scots themselves', { moray: '2S2W' }],
    ['scots only', { moray: '2S', strathclyde: '2S' }],
    ['no scots', { moray: '2W', strathclyde: '2E' }],
  ])('KD-CARD-EDICT-3: %s: no effect', (_, regions) => {
    expect(kingIsDead.prompt(edict({ regions })).key).toBe('summon');
  });
});

describe('prompts and refusals', () => {
  test.each([
    ['KD-CARD-EDICT-1', '2S', '2W', 2, 2, 'swap-two', 'scots+scots'],
    ['KD-CARD-EDICT-2', '2S', '1W', 2, 2, 'swap-one', 'scots'],
    ['KD-CARD-EDICT-2', '1S', '2W', 2, 1, 'swap-two', 'scots+scots'],
    ['KD-CARD-EDICT-3', '1S', '1W', 1, 1, 'swap-one', 'scots'],
  ])('%s with %s beside %s', (clause, scots, others, most, count, key, attempt) => {
    const s = edict({ regions: { moray: scots, strathclyde: others } });
    expect(kingIsDead.prompt(s)).toEqual({
      key: 'give',
      values: { followers: { term: 'followers', id: 'scots', count: most } },
    });
    expect(kingIsDead.refusal(s, 'strathclyde')?.clause).toBe(clause);
    const second = playing(s, 'moray');
    const values = { followers: { term: 'followers', id: 'scots', count }, region: { term: 'region', id: 'moray' } };
    expect(kingIsDead.prompt(second)).toEqual({ key: 'swap-region', values });
    expect(kingIsDead.refusal(second, 'devon')?.clause).toBe(clause);
    const third = playing(second, 'strathclyde');
    expect(kingIsDead.prompt(third)).toEqual({ key, values: { region: { term: 'region', id: 'strathclyde' } } });
    expect(kingIsDead.refusal(third, attempt)?.clause).toBe(clause);
  });
});

test('KD-CARD-EDICT-1..3: as many scots as were given are told, and who came for them', () => {
  expect(
    toldInTurn(edict({ regions: { moray: '3S', strathclyde: '2W' } }), 'moray', 'strathclyde', 'welsh+welsh'),
  ).toEqual(['swap', '2 scots, region:moray to region:strathclyde', '2 welsh, region:strathclyde to region:moray']);
  expect(toldInTurn(edict({ regions: { moray: '2S', strathclyde: '1W' } }), 'moray', 'strathclyde', 'welsh')).toEqual([
    'swap',
    '2 scots, region:moray to region:strathclyde',
    '1 welsh, region:strathclyde to region:moray',
  ]);
  expect(toldInTurn(edict({ regions: { moray: '1S', strathclyde: '1W' } }), 'moray', 'strathclyde', 'welsh')).toEqual([
    'swap',
    '1 scots, region:moray to region:strathclyde',
    '1 welsh, region:strathclyde to region:moray',
  ]);
});
