import type { Outline } from '../../rules/outline.ts';

/** How the game ends and who wins, then which games there are, and teams. */
export const ENDINGS: Outline = [
  {
    id: 'end',
    passages: [
      { text: 'invasion', clauses: ['KD-END-1'], ruling: 'R-35' },
      { text: 'coronation', clauses: ['KD-END-2'] },
      { text: 'over', clauses: ['KD-END-3'] },
      { text: 'brief', clauses: [] },
      { item: 'who-coronation', clauses: [] },
      { item: 'who-invasion', clauses: [] },
      { item: 'who-solo', clauses: [] },
      { item: 'who-vikings', clauses: [] },
    ],
  },
  {
    id: 'strength',
    passages: [
      { text: 'regions', clauses: ['KD-RANK-1'] },
      { text: 'latest', clauses: ['KD-RANK-2'] },
      { text: 'none', clauses: ['KD-RANK-3'] },
      { text: 'second', clauses: ['KD-RANK-4'], ruling: 'R-10' },
      { text: 'example', clauses: ['KD-RANK-1', 'KD-RANK-2'] },
      { text: 'alone', clauses: ['KD-RANK-3', 'KD-RANK-4'] },
    ],
  },
  {
    id: 'coronation',
    passages: [
      { text: 'order', clauses: [] },
      { item: 'first', clauses: ['KD-END-COR-1'] },
      { item: 'second', clauses: ['KD-END-COR-2'] },
      { item: 'plot', clauses: ['KD-END-COR-3'] },
      { item: 'finished', clauses: ['KD-END-COR-4'] },
      { item: 'shared', clauses: ['KD-END-COR-5'], ruling: 'R-11' },
      { text: 'empty', clauses: ['KD-END-COR-6'], ruling: 'R-12' },
      { text: 'example', clauses: ['KD-END-COR-1', 'KD-END-COR-2', 'KD-END-COR-4'] },
    ],
  },
  {
    id: 'invasion',
    passages: [
      { item: 'sets', clauses: ['KD-END-INV-1'] },
      { item: 'recent', clauses: ['KD-END-INV-2'] },
      { item: 'shared', clauses: ['KD-END-INV-3'], ruling: 'R-11' },
      { text: 'example', clauses: ['KD-END-INV-1', 'KD-END-INV-2'] },
    ],
  },
  {
    id: 'modes',
    passages: [
      { text: 'combine', clauses: ['KD-MODE-1'] },
      { text: 'options', clauses: ['KD-MODE-1'] },
      { text: 'house', clauses: ['KD-MODE-3'] },
    ],
  },
  {
    id: 'teams',
    passages: [
      { text: 'sides', clauses: ['KD-TEAM-1'] },
      { text: 'own', clauses: ['KD-TEAM-2'] },
      { text: 'invasion', clauses: ['KD-TEAM-3'] },
      { text: 'pooled', clauses: ['KD-TEAM-3'] },
      { text: 'recent', clauses: ['KD-TEAM-4'] },
      { text: 'coronation', clauses: ['KD-TEAM-5'] },
      { text: 'settled', clauses: ['KD-TEAM-6'] },
      { text: 'finished', clauses: ['KD-TEAM-7'] },
      { text: 'example', clauses: ['KD-TEAM-7'] },
      { text: 'shared', clauses: ['KD-TEAM-8'] },
    ],
  },
];
