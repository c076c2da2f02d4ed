import { expect, test } from 'vitest';
import { arrange, choices, look, playing } from '../../test/table.ts';
import { toldInTurn } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

test('KD-CARD-ASSEMBLE-1, -2: one follower of each faction, each into any open region, together or apart', () => {
  const s = playing(arrange({ regions: { essex: 'english', devon: '1S' } }), 'assemble', 'devon', 'devon');
  expect(choices(s)).toEqual(['moray', 'strathclyde', 'lancaster', 'northumbria', 'gwynedd', 'warwick', 'devon']);
  const { regions, supply } = look(playing(s, 'moray'));
  expect(regions.devon).toMatchObject({ scots: 2, welsh: 1, english: 0 });
  expect(regions.moray).toMatchObject({ scots: 0, welsh: 0, english: 1 });
  expect(supply).toMatchObject({ scots: 8, welsh: 8, english: 8 });
});

test('KD-CARD-ASSEMBLE-3: a faction missing from the supply is passed over', () => {
  const s = playing(
    arrange({ supply: '3W1E', regions: { devon: '1S' } }),
    'assemble',
    'moray',
    'gwynedd',
    'devon scots',
  );
  expect(look(s).supply).toMatchObject({ scots: 0, welsh: 2, english: 0 });
  expect(look(s).regions).toMatchObject({ moray: { welsh: 1 }, gwynedd: { english: 1 } });
});

test('KD-PARTIAL-4: with an empty supply the card may still be played, for the summon alone', () => {
  const s = playing(arrange({ supply: '', regions: { devon: '1S' } }), 'assemble');
  expect(choices(s)).toEqual(['devon scots']);
});

test('KD-CARD-ASSEMBLE-1: the prompts ask for scots, welsh and english in turn', () => {
  let s = playing(arrange({ regions: { essex: 'english' } }), 'assemble');
  for (const id of ['scots', 'welsh', 'english']) {
    expect(kingIsDead.prompt(s)).toEqual({ key: 'place', values: { followers: { term: 'followers', id, count: 1 } } });
    expect(kingIsDead.refusal(s, 'essex')).toMatchObject({ clause: 'KD-PLACE-1', key: 'resolved' });
    s = playing(s, 'moray');
  }
  expect(kingIsDead.prompt(s).key).toBe('summon');
});

test('KD-CARD-ASSEMBLE-3: each faction missing is passed over, also the last ones', () => {
  const s = playing(arrange({ supply: '1S', regions: { devon: '1E' } }), 'assemble', 'moray');
  expect(choices(s)).toEqual(['moray scots', 'devon english']);
});

test('KD-SETUP-10, KD-TURN-4: there are two of this card in a hand, to be played one by one', () => {
  const s = playing(arrange({ hands: [['assemble', 'assemble']], supply: '' }), 'assemble', 'pass');
  expect(look(s).hands[0]).toEqual(['assemble']);
  expect(choices(playing(s, 'assemble', 'pass'))).toEqual(['pass']);
});

test('KD-CARD-ASSEMBLE-1: each faction is told by itself', () => {
  expect(toldInTurn(playing(arrange({}), 'assemble'), 'devon', 'moray', 'devon')).toEqual([
    'place',
    '1 scots, supply to region:devon',
    'place',
    '1 welsh, supply to region:moray',
    'place',
    '1 english, supply to region:devon',
  ]);
});
