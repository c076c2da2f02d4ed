import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom } from '@interregnum/kernel';
import { sealOf } from '../../src/index.ts';
import { forged, formsOf, optionsOf, withKeys } from '../forging.ts';
import { hexFrom, Story } from '../story.ts';
import { type Forgery, running, THREE, told, whole } from './stories.ts';

const TWO = { seats: 2 };
const { record, secret } = whole;
const { start } = record;
const reveal = whole.last;
const deal = 'deal' in start ? start.deal : { commitment: '', salts: [] };

export const START: readonly Forgery[] = [
  ['an id that is a number', 0, 'form', withKeys(record, 0, { match: 7 })],
  ['an id with a blank', 0, 'form', withKeys(record, 0, { match: 'my match' })],
  ['a deal of an unknown format', 0, 'form', withKeys(record, 0, { deal: { ...deal, format: 'chess' } })],
  ['no seats', 0, 'seats', withKeys(record, 0, { seats: [], deal: { ...deal, salts: [] } })],
  ['an unknown game', 0, 'unknown-game', withKeys(record, 0, { game: 'chess' })],
  ['rules nobody knows', 0, 'unknown-rules', withKeys(record, 0, { rules: 99 })],
  ['an unknown option', 0, 'options', withKeys(record, 0, { options: { seats: 2, speed: 1 } })],
  ['a missing option', 0, 'options', withKeys(record, 0, { options: {} })],
  ['a seat too many', 0, 'seats', withKeys(record, 0, { seats: ['human', 'page', 'page'] })],
  ['a salt too few', 0, 'seats', withKeys(record, 0, { deal: { ...deal, salts: [deal.salts[0]] } })],
  ['two parties, and a bot when one goes', 0, 'when-seat-goes', withKeys(record, 0, { whenSeatGoes: { bot: 'page' } })],
  [
    'a salt that was chosen for a bot',
    0,
    'salt',
    withKeys(record, 0, { deal: { ...deal, salts: [hexFrom('a'), hexFrom('b')] } }),
  ],
  ['a seat that was a bot from the start, they say', 0, 'salt', withKeys(record, 0, { seats: ['page', 'page'] })],
  [
    'another commitment',
    reveal,
    'commitment',
    withKeys(record, 0, { seats: ['human', 'human'], deal: { ...deal, commitment: hexFrom('other') } }),
  ],
  ['another seed', reveal, 'commitment', withKeys(record, reveal, { seed: hexFrom('other') })],
  [
    'another salt',
    1,
    'seat',
    withKeys(record, 0, { deal: { ...deal, salts: [hexFrom('one of many'), deal.salts[1]] } }),
  ],
  ['another secret', 0, 'commitment', running.text, { seed: hexFrom('other') }],
  ['a position that is handed in for a deal', 0, 'reveal', running.text, { ...secret, position: {} }],
];

const CLAIM_AT = claim.setup(TWO, new FastRandom('position'));
const KING_AT = foreignKing.setup(optionsOf(foreignKing, TWO), new FastRandom('position'));
export const sealed = Story.begin({ game: claim, options: TWO, name: 'sealed', from: CLAIM_AT })
  .turns(3)
  .enter({ type: 'end', by: 'stopped', winners: [] })
  .reveal();
export const open = Story.begin({
  game: foreignKing,
  options: optionsOf(foreignKing, TWO),
  name: 'open',
  from: KING_AT,
}).turns(3);
const position = sealed.secret.position as Record<string, unknown>;
/** Lists in lists: JSON can be read to any depth, but not written. */
const nested = (depth: number) => ({ a: JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) });
const kingAt = JSON.parse(foreignKing.position.write(KING_AT));
const sealedText = `${sealed.text.split('\n')[0]}\n`;
/** A sealed position that is no position, or not one of these options, revealed. */
const resealed = (other: object): string => {
  const forms = formsOf(sealed.record);
  const commitment = sealOf(sealed.secret.seed, JSON.stringify(other));
  return forged([{ ...forms[0], position: { commitment } }, ...forms.slice(1, -1), { ...forms[5], position: other }]);
};
export const over = Story.begin({ game: foreignKing, options: optionsOf(foreignKing, TWO), name: 'over' }).playOut();

export const POSITIONS: readonly Forgery[] = [
  ['a position in the open where cards are hidden', 0, 'position-shown', withKeys(sealed.record, 0, { position })],
  [
    'a sealed position where nothing is hidden',
    0,
    'position-sealed',
    withKeys(open.record, 0, { position: { commitment: hexFrom('x') } }),
  ],
  ['a commitment that is none', 0, 'form', withKeys(sealed.record, 0, { position: { commitment: 1 } })],
  ['a position that is too deep', 0, 'form', withKeys(open.record, 0, { position: nested(2000) })],
  ['a secret position that is too deep', 0, 'reveal', sealedText, { ...sealed.secret, position: nested(100_000) }],
  ['neither deal nor position', 0, 'form', withKeys(sealed.record, 0, { position: undefined })],
  ['both deal and position', 0, 'canonical', withKeys(sealed.record, 0, { deal })],
  [
    'a position that breaks an invariant',
    0,
    'position',
    withKeys(open.record, 0, { position: { ...kingAt, version: 9 } }),
  ],
  [
    'a position of other options',
    0,
    'position',
    withKeys(open.record, 0, { seats: ['human', 'human', 'human'], options: THREE }),
  ],
  [
    'a position that is over',
    0,
    'over',
    withKeys(open.record, 0, { position: JSON.parse(foreignKing.position.write(over.state)) }),
  ],
  ['another position', 5, 'commitment', withKeys(sealed.record, 5, { position: { ...position, version: 9 } })],
  ['no position', 5, 'reveal', withKeys(sealed.record, 5, { position: undefined })],
  ['a sealed position that breaks an invariant', 5, 'position', resealed({ ...position, version: 9 })],
  [
    'a reveal of what was never hidden',
    5,
    'reveal',
    told(open, { type: 'end', by: 'stopped', winners: [] }, { type: 'reveal', seed: hexFrom('x') }),
  ],
];
