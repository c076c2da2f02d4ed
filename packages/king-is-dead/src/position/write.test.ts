import { FastRandom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, look, playing } from '../../test/table.ts';
import { holderOf } from '../board-parts.ts';
import { kingIsDead } from '../index.ts';
import { REGIONS } from '../terms.ts';

const MODE = { seats: 2, advanced: false, solo: false, vikings: false, memory: false };

test('KD-STRUGGLE-2, -3: who holds a region', () => {
  const s = arrange({
    vikings: true,
    regions: { moray: 'scots', devon: 'unstable', essex: 'vikings', gwynedd: 'english' },
  });
  expect(REGIONS.map((_, region) => holderOf(s, region))).toEqual([
    'scots',
    null,
    null,
    null,
    'english',
    null,
    'vikings',
    'unstable',
  ]);
});

test('counts, courts, discs and piles stand where they belong', () => {
  const p = look(
    arrange({
      seats: 3,
      vikings: true,
      turn: 2,
      passes: 1,
      regions: { devon: '1S2W3E4V', moray: 'welsh' },
      supply: '5S6W7E8V',
      courts: ['1S', '2W', '3E'],
      discs: { essex: 2 },
      piles: [[], ['negotiate', 'assemble']],
      recent: [1],
    }),
  );
  expect(p).toMatchObject({ game: 'king-is-dead', version: 1, turn: 2, passes: 1, recent: [1], removed: [] });
  expect(p.mode).toEqual({ seats: 3, advanced: false, solo: false, vikings: true });
  expect(p.regions.devon).toEqual({ scots: 1, welsh: 2, english: 3, vikings: 4, control: null });
  expect(p.supply).toEqual({ scots: 5, welsh: 6, english: 7, vikings: 8 });
  expect(p.courts).toEqual([
    { scots: 1, welsh: 0, english: 0 },
    { scots: 0, welsh: 2, english: 0 },
    { scots: 0, welsh: 0, english: 3 },
  ]);
  expect(p.track[0]).toEqual({ region: 'moray', faceUp: false, disc: null });
  expect(p.track.find(({ region }: { region: string }) => region === 'essex')).toMatchObject({ faceUp: true, disc: 2 });
  expect(p.discards).toEqual([[], ['negotiate', 'assemble'], []]);
  expect(p.struggles).toEqual([{ region: 'moray', winner: 'welsh' }]);
});

test('KD-SOLO-1: the Saxons hand is their deck, top first; a card being resolved lies on their pile', () => {
  const s = arrange({ solo: true, regions: { devon: '2S' }, deck: ['manoeuvre', 'assemble', 'negotiate'], supply: '' });
  expect(look(s).hands[1].slice(0, 3)).toEqual(['manoeuvre', 'assemble', 'negotiate']);
  expect(look(s).hands[1]).toHaveLength(8);
  const acting = look(playing(s, 'pass'));
  expect(acting.hands[1].slice(0, 2)).toEqual(['assemble', 'negotiate']);
  expect(acting).toMatchObject({ turn: 0, discards: [[], ['manoeuvre']], halfMade: { actor: 1, effect: 'manoeuvre' } });
  expect(look(playing(s, 'pass', 'devon scots')).hands[1]).toHaveLength(7);
});

test('KD-END-3: at the end nobody has the turn, and the result is told', () => {
  const regions = { devon: 'unstable', essex: 'unstable', gwynedd: 'welsh' } as const;
  const hands = [['plot'], ['aid']] as const;
  const p = look(
    playing(arrange({ advanced: true, hands, regions, passes: 1, turn: 1, courts: ['1S1W', ''] }), 'pass'),
  );
  expect(p.turn).toBeNull();
  expect(p.result).toEqual({
    ending: 'invasion',
    ranking: [['welsh'], ['scots', 'english']],
    plot: { seat: 0, faction: 'english' },
    decidedBy: 'sets',
    winners: [0],
  });
});

describe('of a view it tells what is known, with a question mark for every hidden card', () => {
  test('KD-ADV-5: the cunning cards of others and those left undealt', () => {
    const s = kingIsDead.setup({ ...MODE, advanced: true }, new FastRandom('view'));
    const [full, seen] = [look(s), look(kingIsDead.redact(s, 0))];
    expect(seen.hands[0]).toEqual(full.hands[0]);
    expect(seen.hands[1]).toEqual([...full.hands[1].slice(0, 5), '?', '?', '?']);
    expect(seen.removed).toEqual(full.removed.map(() => '?'));
  });

  test('KD-SOLO-1: the deck of the Saxons', () => {
    const s = kingIsDead.setup({ ...MODE, solo: true }, new FastRandom('view'));
    expect(look(kingIsDead.redact(s, 0)).hands[1]).toEqual(Array(8).fill('?'));
  });
});
