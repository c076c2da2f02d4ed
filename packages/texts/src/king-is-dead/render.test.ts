import { kingIsDead } from '@interregnum/king-is-dead';
import { renderSuite } from '../../test/render.ts';

const [region, to] = ['moray', 'devon'].map((id) => ({ term: 'region', id }));
const faction = { term: 'faction', id: 'welsh' };

renderSuite(kingIsDead, {
  gamesPerMode: 10,
  misfits: [{ solo: true, seats: 3 }, { solo: true, advanced: true }, { 'landings-on-control': true }],
  rarities: [
    ['prompt', { key: 'march-one', values: { region, to } }],
    ['prompt', { key: 'swap-one', values: { region } }],
    ['refusal', { key: 'hemmed-in', values: { region } }],
    ['refusal', { key: 'no-others-around', values: { region, faction } }],
    ['refusal', { key: 'no-others-elsewhere', values: { region, faction } }],
    ['refusal', { key: 'landings-rules', values: {} }],
    ['criterion', { key: 'plot', values: { seat: { seat: 0 }, faction } }],
    ['criterion', { key: 'shared', values: {} }],
    ['reason', { key: 'shares', values: {} }],
  ],
});
