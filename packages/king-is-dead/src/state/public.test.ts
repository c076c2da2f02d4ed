import { expect, test } from 'vitest';
import { arrange, look, PUBLIC_KEYS } from '../../test/table.ts';
import { cardNumber } from '../terms.ts';
import { copyPublic, hand, newState, pileCard, pileSize, removedCards, saxonCard, setRemoved } from './index.ts';

test('what everybody may see is copied, and nothing that might be secret', () => {
  const s = arrange({
    solo: true,
    vikings: true,
    regions: { moray: 'scots', essex: 'unstable', devon: '2S1V', warwick: '3W1E' },
    courts: ['1S2W', '3E'],
    discs: { devon: 1 },
    piles: [['assemble'], ['negotiate', 'assemble']],
    passes: 1,
    swap: { seat: 0, card: 'manoeuvre', a: 'moray', b: 'devon', net: { scots: 1, vikings: -1 } },
  });
  setRemoved(s, 1 << cardNumber('aid'), 0);
  const seen = newState();
  copyPublic(s, seen);
  const [full, part] = [look(s), look(seen)];
  for (const key of PUBLIC_KEYS) expect(part[key]).toEqual(full[key]);
  expect([0, 1].map((seat) => pileSize(seen, seat))).toEqual([1, 2]);
  expect([hand(seen, 0), hand(seen, 1), pileCard(seen, 1, 0), removedCards(seen), saxonCard(seen, 2)]).toEqual([
    0, 0, -1, 0, 0,
  ]);
});
