import { expect, test } from 'vitest';
import { arrange, choices, look, playing } from '../../test/table.ts';
import { inShort, told } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const spying = { advanced: true, hands: [['spy', 'aid'], ['aid']] } as const;

test('KD-CARD-SPY-1: any other seat with a pile may be chosen, a teammate too, but not the own pile', () => {
  const piles = [['muster'], ['assemble'], ['aid'], []] as const;
  const s = playing(arrange({ advanced: true, seats: 4, hands: [['spy']], piles }), 'spy');
  expect(choices(s)).toEqual(['seat 1', 'seat 2']);
  expect(kingIsDead.prompt(s)).toEqual({ key: 'spy', values: {} });
  expect(kingIsDead.refusal(s, 'seat 0')).toEqual({ clause: 'KD-CARD-SPY-1', key: 'own-pile', values: {} });
  expect(kingIsDead.refusal(s, 'seat 3')).toEqual({
    clause: 'KD-CARD-SPY-1',
    key: 'no-pile',
    values: { seat: { seat: 3 } },
  });
});

test('KD-CARD-SPY-1: the copied card is the top one, and its own rules apply', () => {
  const s = playing(arrange({ ...spying, piles: [[], ['muster', 'ambush']] }), 'spy', 'seat 1');
  expect(kingIsDead.prompt(s).key).toBe('ambush');
  const done = playing(s, 'devon', 'scots');
  expect(look(done).regions.devon).toMatchObject({ scots: 1 });
});

test('KD-CARD-SPY-2: a card that can do nothing now may be chosen, and has no effect', () => {
  const regions = { moray: 'scots', strathclyde: '1S', essex: 'unstable' } as const;
  const piles = [[], ['assemble'], ['aid']] as const;
  const s = playing(arrange({ ...spying, seats: 3, supply: '', regions, piles }), 'spy');
  expect(choices(s)).toEqual(['seat 1', 'seat 2']);
  expect(choices(playing(s, 'seat 2'))).toEqual(['strathclyde scots']);
});

test('KD-CARD-SPY-3: without another pile there is no effect', () => {
  const s = playing(arrange({ ...spying, piles: [['aid'], []], regions: { devon: '1W' } }), 'spy');
  expect(choices(s)).toEqual(['devon welsh']);
});

test('KD-CARD-SPY-4: spy comes to lie on the own pile, the copied card stays where it is', () => {
  const s = playing(arrange({ ...spying, piles: [[], ['aid']] }), 'spy', 'seat 1', 'scots', 'devon', 'devon scots');
  expect(look(s).discards).toEqual([['spy'], ['aid']]);
  expect(look(s).hands[0]).toEqual(['aid']);
});

test('KD-CARD-SPY-1: a copied negotiate puts the disc of the spying seat', () => {
  const s = arrange({ ...spying, piles: [[], ['negotiate']], discs: { moray: 1 } });
  const done = playing(s, 'spy', 'seat 1', 'devon', 'essex', 'devon');
  expect(look(done).track.find(({ region }: { region: string }) => region === 'devon').disc).toBe(0);
});

test('KD-UNDO-1: a copied manoeuvre counts as one: it may not undo and may not be undone', () => {
  const swap = { seat: 1, card: 'manoeuvre', a: 'moray', b: 'devon', net: { scots: -1, welsh: 1 } } as const;
  const regions = { moray: '1W1E', devon: '1S' };
  const s = playing(arrange({ ...spying, piles: [[], ['manoeuvre']], swap, regions }), 'spy', 'seat 1');
  expect(choices(s)).toEqual(['moray english', 'devon scots']);
  expect(choices(playing(s, 'devon scots'))).toEqual(['moray english']);
  const done = playing(s, 'devon scots', 'moray english', 'moray scots');
  expect(look(done).undo).toMatchObject({ seat: 0, card: 'manoeuvre', a: 'moray', b: 'devon' });
});

test('KD-CARD-SPY-1, -4: whose card is copied is told, and that no card moves; then what the card does', () => {
  const s = playing(arrange({ ...spying, piles: [[], ['muster', 'aid']] }), 'spy');
  expect(told(s, 'seat 1')).toEqual([
    { key: 'spy', values: { seat: { seat: 1 }, card: { term: 'card', id: 'aid' } }, moves: [] },
  ]);
  expect(inShort(told(s, 'seat 1', 'scots', 'devon'))).toEqual(['place', '2 scots, supply to region:devon']);
});

test('KD-CARD-SPY-2: a copy without effect is told as such', () => {
  const s = playing(arrange({ ...spying, supply: '', piles: [[], ['muster', 'aid']] }), 'spy');
  expect(inShort(told(s, 'seat 1'))).toEqual(['spy', 'no-effect']);
});
