import { foreignKing } from '@interregnum/foreign-king';
import { AT_END, medals, OPERATIONS, SPENT, STUCK, table } from '../../test/foreign-king.ts';
import { renderSuite } from '../../test/render.ts';

renderSuite(foreignKing, {
  gamesPerMode: 5,
  attempts: ['borrow', 'done', 'queen queen', 'king namur brabant namur', 'king antwerp luxembourg'],
  positions: [
    STUCK,
    OPERATIONS,
    table({ players: 3, rest: AT_END }),
    table({ players: 3, provinces: SPENT, seats: [medals(1)], rest: AT_END }),
    table({ players: 3, provinces: SPENT, seats: [medals(1)], rest: { phase: 'end' } }),
  ],
});
