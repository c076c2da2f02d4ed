import { expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';
import { inShort, told } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const march = (table: Table) => playing(arrange({ advanced: true, hands: [['march', 'aid']], ...table }), 'march');

test('KD-CARD-MARCH-1, -2: two followers of any faction go to a bordering open region, which may be empty', () => {
  const regions = { moray: '2S', warwick: '1S2W1V', gwynedd: 'welsh', devon: '1E' } as const;
  const s = march({ vikings: true, regions });
  expect(choices(s)).toEqual(['moray', 'warwick']);
  expect(choices(playing(s, 'moray'))).toEqual(['strathclyde']);
  expect(choices(playing(s, 'warwick'))).toEqual(['lancaster', 'northumbria', 'essex', 'devon']);
  const pairs = playing(s, 'warwick', 'devon');
  expect(choices(pairs)).toEqual(['scots+welsh', 'scots+vikings', 'welsh+welsh', 'welsh+vikings']);
  const after = look(playing(pairs, 'welsh+vikings')).regions;
  expect(after.warwick).toMatchObject({ scots: 1, welsh: 1, vikings: 0 });
  expect(after.devon).toMatchObject({ welsh: 1, english: 1, vikings: 1 });
});

test('KD-CARD-MARCH-3: two followers that cannot leave do not count; one follower moves instead', () => {
  const s = march({ regions: { strathclyde: 'welsh', devon: '1W', moray: '2S' } });
  expect(choices(s)).toEqual(['devon']);
  expect(choices(playing(s, 'devon'))).toEqual(['gwynedd', 'warwick', 'essex']);
  expect(choices(playing(s, 'devon', 'essex'))).toEqual(['welsh']);
  expect(look(playing(s, 'devon', 'essex', 'welsh')).regions).toMatchObject({
    devon: { welsh: 0 },
    essex: { welsh: 1 },
  });
});

test('KD-CARD-MARCH-1, -3: while two can move anywhere, one may not', () => {
  const s = march({ regions: { devon: '1W', moray: '1S1E' } });
  expect(choices(s)).toEqual(['moray']);
  expect(kingIsDead.refusal(s, 'devon')).toMatchObject({ clause: 'KD-PARTIAL-3', key: 'fuller' });
});

test('KD-CARD-MARCH-3: if nobody can move there is no effect', () => {
  const s = march({ regions: { strathclyde: 'welsh', moray: '2S' } });
  expect(choices(s)).toEqual(['moray scots']);
});

const region = { term: 'region', id: 'moray' };
const to = { term: 'region', id: 'strathclyde' };

test.each([
  ['KD-CARD-MARCH-1', 'KD-CARD-MARCH-2', '2S', 'march-two', 'welsh+english'],
  ['KD-CARD-MARCH-3', 'KD-CARD-MARCH-3', '1S', 'march-one', 'welsh'],
])('%s: prompts and refusals', (clause, last, followers, key, attempt) => {
  const s = march({ regions: { moray: followers } });
  expect(kingIsDead.prompt(s)).toEqual({ key: 'march-from', values: {} });
  expect(kingIsDead.refusal(s, 'essex')?.clause).toBe(clause);
  const second = playing(s, 'moray');
  expect(kingIsDead.prompt(second)).toEqual({ key: 'march-to', values: { region } });
  expect(kingIsDead.refusal(second, 'essex')?.clause).toBe(clause);
  const third = playing(second, 'strathclyde');
  expect(kingIsDead.prompt(third)).toEqual({ key, values: { region, to } });
  expect(kingIsDead.refusal(third, attempt)?.clause).toBe(last);
});

test('KD-CARD-MARCH-1, -3: who moves is told, in one line', () => {
  const two = march({ regions: { moray: '2S1W' } });
  const [from, to] = ['moray', 'strathclyde'].map((id) => ({ term: 'region', id }));
  expect(told(two, 'moray', 'strathclyde', 'scots+scots')).toEqual([
    {
      key: 'move',
      values: { followers: [{ term: 'followers', id: 'scots', count: 2 }], from, to },
      moves: [{ piece: 'scots', from: 'region:moray', to: 'region:strathclyde', count: 2 }],
    },
  ]);
  expect(inShort(told(two, 'moray', 'strathclyde', 'scots+welsh'))).toEqual([
    'move',
    '1 scots, region:moray to region:strathclyde',
    '1 welsh, region:moray to region:strathclyde',
  ]);
  expect(inShort(told(march({ regions: { moray: '1S' } }), 'moray', 'strathclyde', 'scots'))).toEqual([
    'move',
    '1 scots, region:moray to region:strathclyde',
  ]);
});
