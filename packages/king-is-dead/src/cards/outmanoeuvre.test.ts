import { describe, expect, test } from 'vitest';
import { arrange, choices, look, playing } from '../../test/table.ts';
import { toldInTurn } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

describe('one for two', () => {
  test('KD-CARD-OUTMANOEUVRE-1, KD-PARTIAL-3: one follower for two of a bordering region, and no lesser swap', () => {
    const s = playing(arrange({ regions: { moray: '1S', strathclyde: '2W', lancaster: '1E' } }), 'outmanoeuvre');
    expect(choices(s)).toEqual(['moray scots', 'lancaster english']);
    expect(choices(playing(s, 'lancaster english'))).toEqual(['strathclyde']);
    expect(choices(playing(s, 'moray scots', 'strathclyde'))).toEqual(['welsh+welsh']);
    const { regions } = look(playing(s, 'moray scots', 'strathclyde', 'welsh+welsh'));
    expect(regions.moray).toMatchObject({ scots: 0, welsh: 2 });
    expect(regions.strathclyde).toMatchObject({ scots: 1, welsh: 0 });
    expect(kingIsDead.refusal(s, 'strathclyde welsh')).toMatchObject({ clause: 'KD-PARTIAL-3', key: 'fuller' });
  });

  test('KD-CARD-OUTMANOEUVRE-1, KD-VIKING-4: any two followers, equal or not, vikings too', () => {
    const regions = { moray: '1S', strathclyde: '2W1E1V', gwynedd: '3S' };
    const s = playing(arrange({ vikings: true, regions }), 'outmanoeuvre', 'moray scots', 'strathclyde');
    expect(choices(s)).toEqual(['welsh+welsh', 'welsh+english', 'welsh+vikings', 'english+vikings']);
  });

  test('KD-CARD-OUTMANOEUVRE-1: one for two of the same faction is a real change', () => {
    const regions = { moray: '1S', strathclyde: '2S' };
    const s = playing(arrange({ regions }), 'outmanoeuvre', 'moray scots', 'strathclyde', 'scots+scots');
    const net = { scots: 1, welsh: 0, english: 0, vikings: 0 };
    expect(look(s).undo).toEqual({ seat: 0, card: 'outmanoeuvre', a: 'moray', b: 'strathclyde', net });
  });

  test('KD-CARD-OUTMANOEUVRE-1: only regions that border and hold two are offered', () => {
    const regions = { warwick: '1S', lancaster: '1S1W', essex: '2E', devon: '1E', moray: '2W' };
    expect(choices(playing(arrange({ regions }), 'outmanoeuvre', 'warwick scots'))).toEqual(['lancaster', 'essex']);
  });
});

describe('one for one', () => {
  test('KD-CARD-OUTMANOEUVRE-2: a pair counts only next to a follower; without one, one for one', () => {
    const s = playing(arrange({ regions: { moray: '1S', strathclyde: '1W', essex: '3E' } }), 'outmanoeuvre');
    expect(choices(s)).toEqual(['moray scots', 'strathclyde welsh']);
    expect(choices(playing(s, 'strathclyde welsh'))).toEqual(['moray scots']);
    const { regions } = look(playing(s, 'moray scots', 'strathclyde welsh'));
    expect(regions).toMatchObject({ moray: { scots: 0, welsh: 1 }, strathclyde: { scots: 1, welsh: 0 } });
  });

  test('KD-CARD-OUTMANOEUVRE-3: without followers in bordering regions there is no effect', () => {
    const s = playing(arrange({ regions: { essex: '2E', moray: '1S' } }), 'outmanoeuvre');
    expect(kingIsDead.prompt(s).key).toBe('summon');
  });
});

describe('the ban on undoing', () => {
  const net = { scots: 1 };
  const swap = { seat: 0, card: 'outmanoeuvre', a: 'moray', b: 'strathclyde', net } as const;

  test('KD-UNDO-3: every pair that restores the regions is closed, whichever followers it takes', () => {
    const regions = { moray: '2S1W1E', strathclyde: '1W1E' };
    const s = playing(arrange({ turn: 1, swap, regions }), 'outmanoeuvre');
    const pairs = (follower: string) => choices(playing(s, follower, 'moray'));
    expect(pairs('strathclyde welsh')).toEqual(['scots+scots', 'scots+english', 'welsh+english']);
    expect(pairs('strathclyde english')).toEqual(['scots+scots', 'scots+welsh', 'welsh+english']);
  });

  test('KD-UNDO-3: a follower that could only undo is not offered, nor is the region', () => {
    const regions = { moray: '1S1W', strathclyde: '1W1E', lancaster: '1E' };
    const s = playing(arrange({ turn: 1, swap, regions }), 'outmanoeuvre');
    expect(choices(s)).toEqual(['moray scots', 'moray welsh', 'strathclyde english', 'lancaster english']);
  });

  test('KD-PARTIAL-6, KD-CARD-OUTMANOEUVRE-4: if every one for two is banned, one for one is due', () => {
    const s = playing(arrange({ turn: 1, swap, regions: { moray: '2S', strathclyde: '1S' } }), 'outmanoeuvre');
    expect(choices(s)).toEqual(['moray scots', 'strathclyde scots']);
    expect(kingIsDead.prompt(s).key).toBe('swap-first');
    const done = playing(s, 'strathclyde scots', 'moray scots');
    expect(look(done).regions).toMatchObject({ moray: { scots: 2 }, strathclyde: { scots: 1 } });
    expect(look(done).undo).toBeNull();
  });

  test('KD-UNDO-3: the region that lost a follower may not get it back with a pair', () => {
    const regions = { moray: '1W', strathclyde: '2S1W1E' };
    const record = { ...swap, net: { scots: -1 } };
    const s = playing(arrange({ turn: 1, swap: record, regions }), 'outmanoeuvre', 'moray welsh', 'strathclyde');
    expect(choices(s)).toEqual(['scots+scots', 'scots+english', 'welsh+english']);
  });

  test('KD-UNDO-3: the same change of two other regions is no undo', () => {
    const record = { ...swap, a: 'northumbria', b: 'essex' } as const;
    const regions = { northumbria: '1S1W', essex: '1W', gwynedd: '1W', warwick: '1S1W' };
    const s = playing(arrange({ turn: 1, swap: record, regions }), 'outmanoeuvre');
    expect(choices(playing(s, 'gwynedd welsh', 'warwick'))).toEqual(['scots+welsh']);
    expect(choices(playing(s, 'warwick welsh'))).toEqual(['northumbria']);
    expect(choices(playing(s, 'essex welsh'))).toEqual(['warwick']);
  });

  test('KD-CARD-OUTMANOEUVRE-4: a one for one may not be undone either', () => {
    const record = { ...swap, net: { scots: -1, welsh: 1 } };
    const regions = { moray: '1W', strathclyde: '1S', gwynedd: '1E', devon: '1E' };
    const s = playing(arrange({ turn: 1, swap: record, regions }), 'outmanoeuvre');
    expect(choices(s)).toEqual(['gwynedd english', 'devon english']);
  });

  test('KD-UNDO-1: a manoeuvre may be undone by an outmanoeuvre', () => {
    const record = { ...swap, card: 'manoeuvre', net: { scots: -1, welsh: 1 } } as const;
    const regions = { moray: '1W', strathclyde: '1S' };
    const s = playing(arrange({ turn: 1, swap: record, regions }), 'outmanoeuvre');
    expect(choices(s)).toEqual(['moray welsh', 'strathclyde scots']);
    expect(look(playing(s, 'moray welsh', 'strathclyde scots')).regions.moray).toMatchObject({ scots: 1, welsh: 0 });
  });
});

test('KD-CARD-OUTMANOEUVRE-1: prompts and refusals of one for two', () => {
  const first = playing(arrange({ regions: { moray: '1S', strathclyde: '2W' } }), 'outmanoeuvre');
  expect(kingIsDead.prompt(first)).toEqual({ key: 'outmanoeuvre-one', values: {} });
  expect(kingIsDead.refusal(first, 'devon scots')?.clause).toBe('KD-CARD-OUTMANOEUVRE-1');
  const second = playing(first, 'moray scots');
  const followers = { term: 'followers', id: 'scots', count: 1 };
  expect(kingIsDead.prompt(second)).toEqual({
    key: 'swap-region',
    values: { followers, region: { term: 'region', id: 'moray' } },
  });
  expect(kingIsDead.refusal(second, 'devon')?.clause).toBe('KD-CARD-OUTMANOEUVRE-1');
  const third = playing(second, 'strathclyde');
  expect(kingIsDead.prompt(third)).toEqual({
    key: 'swap-two',
    values: { region: { term: 'region', id: 'strathclyde' } },
  });
  expect(kingIsDead.refusal(third, 'scots+welsh')?.clause).toBe('KD-CARD-OUTMANOEUVRE-1');
});

test('KD-CARD-OUTMANOEUVRE-2: prompts and refusals of one for one', () => {
  const first = playing(arrange({ regions: { moray: '1S', strathclyde: '1W' } }), 'outmanoeuvre');
  expect(kingIsDead.prompt(first)).toEqual({ key: 'swap-first', values: {} });
  expect(kingIsDead.refusal(first, 'devon scots')?.clause).toBe('KD-CARD-OUTMANOEUVRE-2');
  const second = playing(first, 'moray scots');
  expect(kingIsDead.prompt(second)).toMatchObject({ key: 'swap-with', values: { region: { id: 'moray' } } });
  expect(kingIsDead.refusal(second, 'moray scots')?.clause).toBe('KD-CARD-OUTMANOEUVRE-2');
});

describe('what is told', () => {
  const scotsForTwo = (...pair: string[]) => ['swap', '1 scots, region:moray to region:strathclyde', ...pair];
  const swap = (strathclyde: string, pair: string) =>
    toldInTurn(
      playing(arrange({ regions: { moray: '1S', strathclyde } }), 'outmanoeuvre'),
      'moray scots',
      'strathclyde',
      pair,
    );

  test('KD-CARD-OUTMANOEUVRE-1: two for one is what was done, not what came of it', () => {
    expect(swap('1W1E', 'welsh+english')).toEqual(
      scotsForTwo('1 welsh, region:strathclyde to region:moray', '1 english, region:strathclyde to region:moray'),
    );
    expect(swap('1S1W', 'scots+welsh')).toEqual(
      scotsForTwo('1 scots, region:strathclyde to region:moray', '1 welsh, region:strathclyde to region:moray'),
    );
    expect(swap('2S', 'scots+scots')).toEqual(scotsForTwo('2 scots, region:strathclyde to region:moray'));
  });

  test('KD-CARD-OUTMANOEUVRE-2: one for one is told as with manoeuvre', () => {
    const s = (strathclyde: string) => playing(arrange({ regions: { moray: '1S', strathclyde } }), 'outmanoeuvre');
    expect(toldInTurn(s('1W'), 'moray scots', 'strathclyde welsh')).toEqual(
      scotsForTwo('1 welsh, region:strathclyde to region:moray'),
    );
    expect(toldInTurn(s('1S'), 'moray scots', 'strathclyde scots')[0]).toBe('swap-same');
  });
});
