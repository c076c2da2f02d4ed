import { expect, test } from 'vitest';
import { citedClauses, definedClauses, undefinedClauses } from './clauses.ts';

const RULES = `
### XX-DEAL
- **XX-DEAL-1** Shuffle. - **XX-DEAL-2** Deal (XX-HAND-9).
- **XX-CARD-FOX-1** The fox is *sly*.
- **R-01** Who deals? | **the youngest**
`;

test('a clause is defined where it stands in bold', () => {
  expect(definedClauses(RULES, 'XX')).toEqual(['XX-DEAL-1', 'XX-DEAL-2', 'XX-CARD-FOX-1', 'R-01']);
});

test('citations in shorthand and in ranges are expanded', () => {
  expect(citedClauses('/** XX-DEAL-1, -2  Text. */ XX-CARD-FOX-2..4, -7', 'XX')).toEqual([
    'XX-DEAL-1',
    'XX-DEAL-2',
    'XX-CARD-FOX-2',
    'XX-CARD-FOX-3',
    'XX-CARD-FOX-4',
    'XX-CARD-FOX-7',
  ]);
});

test('ids next to each other, rulings, families and other games are told apart', () => {
  expect(citedClauses("XX-DEAL-1, YY-DEAL-2, R-01 and 'XX-CARD-FOX'", 'XX')).toEqual([
    'XX-DEAL-1',
    'XX-CARD-FOX',
    'R-01',
  ]);
});

test('an id that nothing defines is found; a family needs one member', () => {
  const cited = ['XX-DEAL-1', 'XX-DEAL-3', 'XX-CARD', 'XX-FOX', 'R-01', 'R-02'];
  expect(undefinedClauses(cited, definedClauses(RULES, 'XX'))).toEqual(['XX-DEAL-3', 'XX-FOX', 'R-02']);
});
