import { expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';
import { toldInTurn } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const suppress = (table: Table) =>
  playing(arrange({ advanced: true, hands: [['suppress', 'aid']], ...table }), 'suppress');

test('KD-CARD-SUPPRESS-1: an english follower and another one of the region go, one of any faction comes', () => {
  const s = suppress({ regions: { northumbria: '1E1S', warwick: '2E', devon: '3S', gwynedd: '2E' } });
  expect(choices(s)).toEqual(['northumbria', 'warwick']);
  const another = playing(s, 'northumbria');
  expect(look(another)).toMatchObject({ regions: { northumbria: { english: 0 } }, supply: { english: 10 } });
  expect(choices(another)).toEqual(['scots']);
  const come = playing(another, 'scots');
  expect(look(come)).toMatchObject({ regions: { northumbria: { scots: 0 } }, supply: { scots: 10 } });
  expect(choices(come)).toEqual(['scots', 'welsh', 'english']);
  const done = playing(come, 'welsh');
  expect(look(done)).toMatchObject({ regions: { northumbria: { welsh: 1 } }, supply: { welsh: 8 } });
  expect(kingIsDead.prompt(done).key).toBe('summon');
});

test('KD-CARD-SUPPRESS-1: the second to go may be english too', () => {
  const s = suppress({ supply: '', regions: { warwick: '2E' } });
  expect(choices(playing(s, 'warwick'))).toEqual(['english']);
  expect(choices(playing(s, 'warwick', 'english'))).toEqual(['english']);
});

test('KD-CARD-SUPPRESS-2: in the first tier a lone english follower does not count', () => {
  const s = suppress({ regions: { northumbria: '2E', warwick: '1E', devon: '3S' } });
  expect(choices(s)).toEqual(['northumbria']);
  expect(kingIsDead.refusal(s, 'warwick')).toMatchObject({ clause: 'KD-PARTIAL-3', key: 'fuller' });
});

test('KD-CARD-SUPPRESS-2: second tier: a lone english follower goes, one comes', () => {
  const s = suppress({ regions: { warwick: '1E', devon: '3S' } });
  expect(choices(s)).toEqual(['warwick']);
  expect(kingIsDead.prompt(playing(s, 'warwick')).key).toBe('place-one');
  expect(look(playing(s, 'warwick', 'scots')).regions.warwick).toMatchObject({ scots: 1, english: 0 });
});

test('KD-CARD-SUPPRESS-2: third tier: without english near, any one follower goes, one comes', () => {
  const s = suppress({ regions: { devon: '2S1W', gwynedd: '1E' } });
  expect(choices(s)).toEqual(['devon']);
  expect(choices(playing(s, 'devon'))).toEqual(['scots', 'welsh']);
  expect(look(playing(s, 'devon', 'scots', 'english')).regions.devon).toMatchObject({ scots: 1, welsh: 1, english: 1 });
});

test('KD-CARD-SUPPRESS-2: fourth tier: with nobody near, one comes', () => {
  const s = suppress({ supply: '1W', regions: { gwynedd: '1E' } });
  expect(choices(s)).toEqual(['northumbria', 'warwick', 'devon']);
  expect(choices(playing(s, 'devon'))).toEqual(['welsh']);
  expect(look(playing(s, 'devon', 'welsh'))).toMatchObject({ regions: { devon: { welsh: 1 } }, supply: { welsh: 0 } });
});

test('KD-CARD-SUPPRESS-3: with nobody near and an empty supply there is no effect', () => {
  expect(choices(suppress({ supply: '', regions: { gwynedd: '1E' } }))).toEqual(['gwynedd english']);
});

test('KD-CARD-SUPPRESS-3: without lands of the english there is no effect', () => {
  expect(choices(suppress({ regions: { essex: 'unstable', devon: '2E' } }))).toEqual(['devon english']);
});

test('KD-VIKING-5: vikings are neither the other follower nor followers at all', () => {
  const lone = suppress({ vikings: true, regions: { devon: '1E2V', warwick: '2V' } });
  expect(choices(lone)).toEqual(['devon']);
  expect(look(playing(lone, 'devon', 'scots')).regions.devon).toMatchObject({ scots: 1, english: 0, vikings: 2 });
  const none = suppress({ vikings: true, regions: { devon: '2V' } });
  expect(choices(none)).toEqual(['northumbria', 'warwick', 'devon']);
  const other = suppress({ vikings: true, regions: { devon: '1W1V', warwick: '1V' } });
  expect(choices(other)).toEqual(['devon']);
  expect(choices(playing(other, 'devon'))).toEqual(['welsh']);
});

test('KD-CARD-SUPPRESS-1, -2: prompts and refusals', () => {
  const region = { term: 'region', id: 'devon' };
  const followers = { term: 'followers', id: 'english', count: 1 };
  const first = suppress({ regions: { devon: '2E' } });
  expect(kingIsDead.prompt(first)).toEqual({ key: 'replace', values: { followers } });
  expect(kingIsDead.refusal(first, 'moray')?.clause).toBe('KD-CARD-SUPPRESS-2');
  const second = playing(first, 'devon');
  expect(kingIsDead.prompt(second)).toEqual({ key: 'return', values: { region } });
  expect(kingIsDead.refusal(second, 'scots')?.clause).toBe('KD-CARD-SUPPRESS-1');
  const last = playing(second, 'english');
  expect(kingIsDead.prompt(last)).toEqual({ key: 'place-one', values: { region } });
  const scarce = playing(suppress({ supply: '', regions: { devon: '2E' } }), 'devon', 'english');
  expect(kingIsDead.refusal(scarce, 'scots')?.clause).toBe('KD-CARD-SUPPRESS-1');
  const third = suppress({ regions: { devon: '2S' } });
  expect(kingIsDead.prompt(third)).toEqual({ key: 'suppress', values: {} });
  expect(kingIsDead.refusal(third, 'moray')?.clause).toBe('KD-CARD-SUPPRESS-2');
});

test('KD-CARD-SUPPRESS-1, KD-PLACE-3: both that go and the one that comes are told', () => {
  const s = suppress({ regions: { northumbria: '2E' } });
  expect(toldInTurn(s, 'northumbria', 'english', 'english')).toEqual([
    'return',
    '1 english, region:northumbria to supply',
    'return',
    '1 english, region:northumbria to supply',
    'place',
    '1 english, supply to region:northumbria',
  ]);
});
