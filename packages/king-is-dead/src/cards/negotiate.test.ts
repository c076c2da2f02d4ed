import { expect, test } from 'vitest';
import { arrange, choices, look, playing } from '../../test/table.ts';
import { told, toldInTurn } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const four = { moray: 'scots', strathclyde: 'scots', lancaster: 'welsh', northumbria: 'welsh' } as const;
const order = (s: Int32Array) => look(s).track.map(({ region }: { region: string }) => region);

test('KD-CARD-NEGOTIATE-1, -2: two face-up cards change places, and either may get the disc', () => {
  const first = playing(arrange({ regions: four }), 'negotiate');
  expect(choices(first)).toEqual(['gwynedd', 'warwick', 'essex', 'devon']);
  const second = playing(first, 'warwick');
  expect(choices(second)).toEqual(['gwynedd', 'essex', 'devon']);
  const disc = playing(second, 'devon');
  expect(order(disc).slice(4)).toEqual(['gwynedd', 'devon', 'essex', 'warwick']);
  expect(choices(disc)).toEqual(['warwick', 'devon']);
  expect(look(playing(disc, 'devon')).track[5]).toEqual({ region: 'devon', faceUp: true, disc: 0 });
  expect(look(playing(disc, 'warwick')).track[7]).toEqual({ region: 'warwick', faceUp: true, disc: 0 });
});

test('KD-CARD-NEGOTIATE-5: followers and the supply are left alone', () => {
  const s = arrange({ regions: { devon: '2S', moray: '1W' } });
  const { regions, supply } = look(playing(s, 'negotiate', 'moray', 'devon', 'moray'));
  expect({ regions, supply }).toEqual({ regions: look(s).regions, supply: look(s).supply });
});

test('KD-CARD-NEGOTIATE-1: a card with a disc cannot be exchanged, be it contested or not', () => {
  const s = playing(arrange({ regions: four, discs: { gwynedd: 1, moray: 0 }, hands: [['negotiate']] }), 'negotiate');
  expect(choices(s)).toEqual(['warwick', 'essex', 'devon']);
});

test('KD-CARD-NEGOTIATE-3: with one card that can be exchanged there is no effect, and the disc is kept', () => {
  const regions = { ...four, gwynedd: 'unstable', warwick: '1S' } as const;
  const s = playing(arrange({ seats: 3, regions, discs: { essex: 1, devon: 2 } }), 'negotiate');
  expect(choices(s)).toEqual(['warwick scots']);
  expect(look(s).track.map(({ disc }: { disc: number | null }) => disc)).not.toContain(0);
});

test('KD-CARD-NEGOTIATE-3: two cards suffice', () => {
  const regions = { ...four, gwynedd: 'unstable' } as const;
  expect(choices(playing(arrange({ regions, discs: { essex: 1 } }), 'negotiate'))).toEqual(['warwick', 'devon']);
});

test('KD-CARD-NEGOTIATE-4: with the own disc spent, the cards are exchanged without one', () => {
  const regions = { ...four, gwynedd: '1E' } as const;
  const s = arrange({ regions, discs: { moray: 0 } });
  const done = playing(s, 'negotiate', 'essex', 'gwynedd');
  expect(choices(done)).toEqual(['gwynedd english']);
  expect(order(done).slice(4)).toEqual(['essex', 'warwick', 'gwynedd', 'devon']);
  expect(look(done).track.filter(({ disc }: { disc: number | null }) => disc !== null)).toHaveLength(1);
});

test('KD-CARD-NEGOTIATE-2: the second seat puts its own disc', () => {
  const s = playing(arrange({ turn: 1, discs: { moray: 0 } }), 'negotiate', 'warwick', 'devon', 'warwick');
  expect(look(s).track.find(({ region }: { region: string }) => region === 'warwick').disc).toBe(1);
});

test('KD-CARD-NEGOTIATE-1, -2: prompts and refusals', () => {
  const first = playing(arrange({ discs: { moray: 1 } }), 'negotiate');
  expect(kingIsDead.prompt(first)).toEqual({ key: 'negotiate-first', values: {} });
  expect(kingIsDead.refusal(first, 'moray')).toMatchObject({ clause: 'KD-CARD-NEGOTIATE-1', key: 'sealed' });
  const second = playing(first, 'essex');
  const region = { term: 'region', id: 'essex' };
  expect(kingIsDead.prompt(second)).toEqual({ key: 'negotiate-second', values: { region } });
  expect(kingIsDead.refusal(second, 'essex')).toMatchObject({ clause: 'KD-CARD-NEGOTIATE-1', key: 'same-card' });
  const disc = playing(second, 'devon');
  expect(kingIsDead.prompt(disc)).toEqual({ key: 'negotiate-disc', values: {} });
  expect(kingIsDead.refusal(disc, 'warwick')).toMatchObject({ clause: 'KD-CARD-NEGOTIATE-2', key: 'disc-elsewhere' });
});

test('KD-CARD-NEGOTIATE-1, -2: the cards are told by their spaces, then the disc', () => {
  const s = playing(arrange({ turn: 1 }), 'negotiate');
  expect(toldInTurn(s, 'devon', 'moray', 'devon')).toEqual([
    'exchange',
    '1 devon, space:8 to space:1',
    '1 moray, space:1 to space:8',
    'disc',
    '1 disc 1, court:1 to card:devon',
  ]);
  const [a, b] = ['devon', 'moray'].map((id) => ({ term: 'region', id }));
  expect(told(s, 'devon', 'moray')[0].values).toEqual({ a, b });
  expect(told(s, 'devon', 'moray', 'moray')[0].values).toEqual({ region: b });
});
