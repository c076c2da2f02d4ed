import { describe, expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';
import { inShort, told } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const targets = (card: string, regions: Table['regions'] = {}) => choices(playing(arrange({ regions }), card));

describe('where support goes', () => {
  test.each([
    ['scottish-support', ['strathclyde']],
    ['welsh-support', ['lancaster', 'warwick', 'devon']],
    ['english-support', ['northumbria', 'warwick', 'devon']],
  ])('KD-CARD-SUPPORT-1, KD-BOARD-2: at the start %s goes next to the home', (card, regions) => {
    expect(targets(card)).toEqual(regions);
  });

  test('KD-CARD-SUPPORT-5: the home is a target if it borders a region of the faction', () => {
    expect(targets('scottish-support', { strathclyde: 'scots' })).toEqual(['moray', 'lancaster', 'northumbria']);
  });

  test('KD-CARD-SUPPORT-6: a home controlled by its own faction is a base', () => {
    expect(targets('scottish-support', { moray: 'scots' })).toEqual(['strathclyde']);
  });

  test('KD-CARD-SUPPORT-6: an unstable home is no base, other regions of the faction are', () => {
    const regions = { gwynedd: 'unstable', warwick: 'welsh' };
    expect(targets('welsh-support', regions)).toEqual(['lancaster', 'northumbria', 'essex', 'devon']);
  });

  test('KD-PLACE-1: resolved regions are no targets', () => {
    expect(targets('english-support', { warwick: 'scots', devon: 'unstable' })).toEqual(['northumbria']);
  });

  test('KD-CARD-SUPPORT-4, -6: with the home lost and no region controlled there is only the summon', () => {
    expect(targets('scottish-support', { moray: 'english', devon: '1W' })).toEqual(['devon welsh']);
  });

  test('KD-CARD-SUPPORT-4: an open home surrounded by resolved regions gives no target', () => {
    expect(targets('scottish-support', { strathclyde: 'welsh', moray: '1S' })).toEqual(['moray scots']);
  });
});

describe('how many come', () => {
  test.each([
    ['9S', 2, 7],
    ['2S', 2, 0],
    ['1S', 1, 0],
  ])('KD-CARD-SUPPORT-2, -3: from a supply of %s, %i come to one region', (supply, placed, left) => {
    const s = playing(arrange({ supply }), 'scottish-support', 'strathclyde');
    expect(look(s).regions.strathclyde).toMatchObject({ scots: placed, welsh: 0, english: 0 });
    expect(look(s).supply.scots).toBe(left);
  });

  test('KD-CARD-SUPPORT-3: with none in the supply there is no effect', () => {
    const s = playing(arrange({ supply: '9S9W', regions: { devon: '1W' } }), 'english-support');
    expect(choices(s)).toEqual(['devon welsh']);
  });
});

test('KD-CARD-SUPPORT-1: the prompt and a refusal name what is placed and the clause', () => {
  const s = playing(arrange({ supply: '1W' }), 'welsh-support');
  const followers = { term: 'followers', id: 'welsh', count: 1 };
  expect(kingIsDead.prompt(s)).toEqual({ key: 'place', values: { followers } });
  expect(kingIsDead.refusal(s, 'moray')).toMatchObject({ clause: 'KD-CARD-SUPPORT-1', key: 'far' });
});

test('KD-CARD-SUPPORT-1, -3: as many as come are told', () => {
  const support = (supply: string) => told(playing(arrange({ supply }), 'scottish-support'), 'strathclyde');
  expect(support('5S')).toEqual([
    {
      key: 'place',
      values: {
        followers: [{ term: 'followers', id: 'scots', count: 2 }],
        region: { term: 'region', id: 'strathclyde' },
      },
      moves: [{ piece: 'scots', from: 'supply', to: 'region:strathclyde', count: 2 }],
    },
  ]);
  expect(inShort(support('1S'))).toEqual(['place', '1 scots, supply to region:strathclyde']);
});
