import type { Outline } from '../../rules/outline.ts';

/** The solo game: what the Saxons do, and how it ends. */
export const SOLO: Outline = [
  {
    id: 'solo',
    passages: [
      { text: 'brief', clauses: [] },
      { text: 'setup', clauses: ['KD-SOLO-1'] },
      { text: 'basic', clauses: ['KD-MODE-2'] },
      { text: 'turns', clauses: ['KD-SOLO-2'] },
      { text: 'pass', clauses: ['KD-SOLO-3'] },
      { text: 'deck', clauses: ['KD-SOLO-4'] },
      { text: 'lead', clauses: ['KD-SOLO-5'] },
      { text: 'order', clauses: ['KD-SOLO-5'] },
      { item: 'guard', clauses: ['KD-SOLO-6'] },
      { item: 'contested', clauses: ['KD-SOLO-7'], ruling: 'R-19' },
      { item: 'reduce', clauses: ['KD-SOLO-8'], ruling: 'R-20' },
      { item: 'harmless', clauses: ['KD-SOLO-9'] },
      { item: 'earliest', clauses: ['KD-SOLO-9'] },
      { text: 'choice', clauses: ['KD-SOLO-12'], ruling: 'R-21' },
      { text: 'example', clauses: ['KD-SOLO-7'] },
      { text: 'guarded', clauses: ['KD-SOLO-6', 'KD-SOLO-8'] },
      { text: 'reduce-example', clauses: ['KD-SOLO-8'] },
      { text: 'negotiate', clauses: ['KD-SOLO-10'] },
      { text: 'negotiate-example', clauses: ['KD-SOLO-10'] },
      { text: 'summon', clauses: ['KD-SOLO-11'] },
      { text: 'summon-example', clauses: ['KD-SOLO-11'] },
      { text: 'end', clauses: ['KD-SOLO-13'], ruling: 'R-34' },
      { text: 'actions', clauses: ['KD-SOLO-14'] },
      { text: 'ties', clauses: ['KD-SOLO-14'] },
    ],
  },
];
