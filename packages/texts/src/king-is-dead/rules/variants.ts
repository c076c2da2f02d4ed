import type { Outline } from '../../rules/outline.ts';

export const VIKINGS: Outline = [
  {
    id: 'vikings',
    passages: [
      { text: 'setup', clauses: ['KD-VIKING-1'] },
      { text: 'supply', clauses: ['KD-VIKING-1'] },
      { text: 'faction', clauses: ['KD-VIKING-2'], ruling: 'R-17' },
      { text: 'never', clauses: ['KD-VIKING-3'] },
      { text: 'moved', clauses: ['KD-VIKING-4'] },
      { text: 'stay', clauses: ['KD-VIKING-5'] },
      { text: 'stay-example', clauses: ['KD-VIKING-5'] },
      { text: 'ignored', clauses: ['KD-VIKING-6'] },
      { text: 'landing', clauses: ['KD-VIKING-7'], ruling: 'R-16' },
      { text: 'on-control', clauses: ['KD-VIKING-7'] },
      { text: 'ashore', clauses: ['KD-VIKING-8'] },
      { text: 'win', clauses: ['KD-VIKING-9'] },
      { text: 'example', clauses: ['KD-VIKING-2', 'KD-VIKING-9'] },
      { text: 'winner', clauses: ['KD-VIKING-10'] },
      { text: 'unranked', clauses: ['KD-VIKING-10'] },
      { text: 'teams', clauses: ['KD-VIKING-11'], ruling: 'R-33' },
      { text: 'plot', clauses: ['KD-VIKING-12'] },
      { text: 'invasion', clauses: ['KD-VIKING-13'] },
    ],
  },
];

export const MEMORY: Outline = [
  {
    id: 'memory',
    passages: [
      { text: 'hidden', clauses: ['KD-TURN-5'] },
      { text: 'hands', clauses: ['KD-ADV-5'] },
      { text: 'switch', clauses: [] },
    ],
  },
];

/** What is ours and not the booklets'. */
export const RULINGS: Outline = [
  {
    id: 'rulings',
    passages: [
      { text: 'intro', clauses: [] },
      { text: 'booklet', clauses: [] },
    ],
  },
];
