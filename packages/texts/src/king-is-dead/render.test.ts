import { kingIsDead } from '@interregnum/king-is-dead';
import { renderSuite } from '../../test/render.ts';

const [region, to] = ['moray', 'devon'].map((id) => ({ term: 'region', id }));

renderSuite(kingIsDead, {
  gamesPerMode: 10,
  misfits: [
    { solo: true, seats: 3 },
    { solo: true, advanced: true },
  ],
  rarities: [
    ['prompt', { key: 'march-one', values: { region, to } }],
    ['prompt', { key: 'swap-one', values: { region } }],
    ['criterion', { key: 'plot', values: { seat: { seat: 0 }, faction: { term: 'faction', id: 'welsh' } } }],
    ['criterion', { key: 'shared', values: {} }],
  ],
});
