import { expect, test } from 'vitest';
import { arrange, choices, look, playing } from '../../test/table.ts';
import { inShort, told } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

test('KD-CARD-MANOEUVRE-1: any follower changes places with one of any other region, bordering or not', () => {
  const first = playing(arrange({ regions: { moray: '1S1W', devon: '2E' } }), 'manoeuvre');
  expect(choices(first)).toEqual(['moray scots', 'moray welsh', 'devon english']);
  const second = playing(first, 'moray welsh');
  expect(choices(second)).toEqual(['devon english']);
  const { regions, supply } = look(playing(second, 'devon english'));
  expect(regions.moray).toMatchObject({ scots: 1, welsh: 0, english: 1 });
  expect(regions.devon).toMatchObject({ welsh: 1, english: 1 });
  expect(supply).toMatchObject({ scots: 9, welsh: 9, english: 9 });
});

test('KD-CARD-MANOEUVRE-2: an exchange of the same faction changes nothing and leaves nothing to undo', () => {
  const before = arrange({ regions: { moray: '1S', essex: '2S' } });
  const s = playing(before, 'manoeuvre', 'moray scots', 'essex scots');
  expect(look(s).regions).toEqual(look(before).regions);
  expect(look(s).undo).toBeNull();
  expect(choices(s)).toEqual(['moray scots', 'essex scots']);
  expect(kingIsDead.prompt(s).key).toBe('summon');
});

test('KD-CARD-MANOEUVRE-3: with all followers in one region there is no effect', () => {
  const s = playing(arrange({ regions: { moray: '1S1W' } }), 'manoeuvre');
  expect(kingIsDead.prompt(s).key).toBe('summon');
});

test('KD-CARD-MANOEUVRE-3, KD-SUMMON-4: with nobody on the board the turn ends at once', () => {
  expect(look(playing(arrange({}), 'manoeuvre'))).toMatchObject({ turn: 1, recent: [0] });
});

const swap = { seat: 0, card: 'manoeuvre', a: 'moray', b: 'devon', net: { scots: -1, welsh: 1 } } as const;

test('KD-CARD-MANOEUVRE-4, KD-UNDO-3: of all exchanges only the undo is closed, from either side', () => {
  const s = playing(arrange({ turn: 1, swap, regions: { moray: '1W1E', devon: '1S1E', essex: '1S' } }), 'manoeuvre');
  expect(choices(s)).toEqual(['moray welsh', 'moray english', 'essex scots', 'devon scots', 'devon english']);
  expect(choices(playing(s, 'moray welsh'))).toEqual(['essex scots', 'devon english']);
  expect(choices(playing(s, 'devon scots'))).toEqual(['moray english', 'essex scots']);
  expect(choices(playing(s, 'moray english'))).toEqual(['essex scots', 'devon scots', 'devon english']);
  expect(kingIsDead.refusal(playing(s, 'devon scots'), 'moray welsh')).toMatchObject({ clause: 'KD-UNDO-4' });
});

test('KD-CARD-MANOEUVRE-4, KD-UNDO-3: a follower whose only exchange is the undo is not offered', () => {
  const s = playing(arrange({ turn: 1, swap, regions: { moray: '1W1E', devon: '1S' } }), 'manoeuvre');
  expect(choices(s)).toEqual(['moray english', 'devon scots']);
  expect(choices(playing(s, 'devon scots'))).toEqual(['moray english']);
});

test('KD-PARTIAL-6: if the undo is the only exchange, there is no effect', () => {
  const s = playing(arrange({ turn: 1, swap, regions: { moray: '1W', devon: '1S' } }), 'manoeuvre');
  expect(choices(s)).toEqual(['moray welsh', 'devon scots']);
  expect(kingIsDead.prompt(s).key).toBe('summon');
  expect(look(s).undo).toBeNull();
});

test('KD-UNDO-2: the net change is kept for the region that comes first', () => {
  const net = { scots: 1, welsh: 0, english: 0, vikings: -1 };
  const s = arrange({ vikings: true, regions: { moray: '1V', devon: '1S' } });
  const kept = { seat: 0, card: 'manoeuvre', a: 'moray', b: 'devon', net };
  expect(look(playing(s, 'manoeuvre', 'moray vikings', 'devon scots')).undo).toEqual(kept);
  expect(look(playing(s, 'manoeuvre', 'devon scots', 'moray vikings')).undo).toEqual(kept);
});

test('KD-CARD-MANOEUVRE-1: prompts and refusals', () => {
  const first = playing(arrange({ regions: { moray: '1S', devon: '2E' } }), 'manoeuvre');
  expect(kingIsDead.prompt(first)).toEqual({ key: 'swap-first', values: {} });
  expect(kingIsDead.refusal(first, 'moray welsh')?.clause).toBe('KD-CARD-MANOEUVRE-1');
  const second = playing(first, 'devon english');
  const followers = { term: 'followers', id: 'english', count: 1 };
  const region = { term: 'region', id: 'devon' };
  expect(kingIsDead.prompt(second)).toEqual({ key: 'swap-with', values: { followers, region } });
  expect(kingIsDead.refusal(second, 'devon english')?.clause).toBe('KD-CARD-MANOEUVRE-1');
});

test('KD-CARD-MANOEUVRE-1: the first choice has no line yet, the second tells of both followers', () => {
  const s = playing(arrange({ regions: { moray: '1S', devon: '1W' } }), 'manoeuvre');
  expect(told(s, 'moray scots')).toEqual([]);
  const [from, to] = ['moray', 'devon'].map((id) => ({ term: 'region', id }));
  const followers = (id: string) => [{ term: 'followers', id, count: 1 }];
  expect(told(s, 'moray scots', 'devon welsh')).toEqual([
    {
      key: 'swap',
      values: { followers: followers('scots'), others: followers('welsh'), from, to },
      moves: [
        { piece: 'scots', from: 'region:moray', to: 'region:devon', count: 1 },
        { piece: 'welsh', from: 'region:devon', to: 'region:moray', count: 1 },
      ],
    },
  ]);
});

test('KD-CARD-MANOEUVRE-2: an exchange of the same faction is told as one, with both moves', () => {
  const s = playing(arrange({ regions: { moray: '1S', devon: '2S' } }), 'manoeuvre');
  const lines = told(s, 'moray scots', 'devon scots');
  expect(inShort(lines)).toEqual([
    'swap-same',
    '1 scots, region:moray to region:devon',
    '1 scots, region:devon to region:moray',
  ]);
  const [from, to] = ['moray', 'devon'].map((id) => ({ term: 'region', id }));
  expect(lines[0].values).toEqual({ followers: [{ term: 'followers', id: 'scots', count: 2 }], from, to });
});
