import type { Outline } from '../../rules/outline.ts';

/** The eight cards of the basic game, and the ban on undoing. */
export const BASIC_CARDS: Outline = [
  {
    id: 'support',
    passages: [
      { text: 'near', clauses: ['KD-CARD-SUPPORT-1'], ruling: 'R-29' },
      { text: 'together', clauses: ['KD-CARD-SUPPORT-2'] },
      { text: 'few', clauses: ['KD-CARD-SUPPORT-3'], ruling: 'R-26' },
      {
        terms: 'card',
        ids: ['scottish-support', 'welsh-support', 'english-support'],
        clauses: ['KD-CARD-SUPPORT-1', 'KD-CARD-SUPPORT-2', 'KD-CARD-SUPPORT-3'],
      },
      { text: 'nowhere', clauses: ['KD-CARD-SUPPORT-4'] },
      { text: 'home', clauses: ['KD-CARD-SUPPORT-5'] },
      { text: 'lost', clauses: ['KD-CARD-SUPPORT-6'] },
      { text: 'start', clauses: ['KD-CARD-SUPPORT-1', 'KD-CARD-SUPPORT-5'] },
      { text: 'example', clauses: ['KD-CARD-SUPPORT-6'] },
    ],
  },
  {
    id: 'order',
    passages: [
      { terms: 'card', ids: ['assemble'], clauses: ['KD-CARD-ASSEMBLE-1', 'KD-CARD-ASSEMBLE-2', 'KD-CARD-ASSEMBLE-3'] },
      { text: 'assemble', clauses: ['KD-CARD-ASSEMBLE-2', 'KD-CARD-ASSEMBLE-3'] },
      {
        terms: 'card',
        ids: ['negotiate'],
        clauses: ['KD-CARD-NEGOTIATE-1', 'KD-CARD-NEGOTIATE-2', 'KD-CARD-NEGOTIATE-3'],
      },
      { text: 'eligible', clauses: ['KD-CARD-NEGOTIATE-1', 'KD-CARD-NEGOTIATE-3'], ruling: 'R-23' },
      { text: 'disc', clauses: ['KD-CARD-NEGOTIATE-2', 'KD-STRUGGLE-5'] },
      { text: 'sealed', clauses: ['KD-CARD-NEGOTIATE-1'] },
      { text: 'spent', clauses: ['KD-CARD-NEGOTIATE-4'], ruling: 'R-09' },
      { text: 'only', clauses: ['KD-CARD-NEGOTIATE-5'] },
    ],
  },
  {
    id: 'swaps',
    passages: [
      {
        terms: 'card',
        ids: ['manoeuvre'],
        clauses: ['KD-CARD-MANOEUVRE-1', 'KD-CARD-MANOEUVRE-2', 'KD-CARD-MANOEUVRE-4'],
      },
      { text: 'far', clauses: ['KD-CARD-MANOEUVRE-1'] },
      { text: 'same', clauses: ['KD-CARD-MANOEUVRE-2'] },
      { text: 'must', clauses: ['KD-CARD-MANOEUVRE-3'] },
      {
        terms: 'card',
        ids: ['outmanoeuvre'],
        clauses: ['KD-CARD-OUTMANOEUVRE-1', 'KD-CARD-OUTMANOEUVRE-2', 'KD-CARD-OUTMANOEUVRE-4'],
      },
      { text: 'any', clauses: ['KD-CARD-OUTMANOEUVRE-1'] },
      { text: 'fallback', clauses: ['KD-CARD-OUTMANOEUVRE-2'] },
      { text: 'nothing', clauses: ['KD-CARD-OUTMANOEUVRE-3'] },
      { text: 'example', clauses: ['KD-CARD-OUTMANOEUVRE-1', 'KD-CARD-OUTMANOEUVRE-2'] },
    ],
  },
  {
    id: 'undo',
    passages: [
      { text: 'ban', clauses: ['KD-UNDO-4'] },
      { text: 'cards', clauses: ['KD-UNDO-1'] },
      { text: 'change', clauses: ['KD-UNDO-2', 'KD-UNDO-3'], ruling: 'R-05' },
      { text: 'example', clauses: ['KD-UNDO-3', 'KD-UNDO-4'] },
      { text: 'other', clauses: ['KD-UNDO-2', 'KD-UNDO-3'] },
      { text: 'zero', clauses: ['KD-UNDO-2'] },
      { text: 'lifted', clauses: ['KD-UNDO-5'] },
      { text: 'own', clauses: ['KD-UNDO-6'], ruling: 'R-06' },
      { text: 'sizes', clauses: ['KD-CARD-OUTMANOEUVRE-4'] },
      { text: 'only', clauses: ['KD-PARTIAL-6'] },
    ],
  },
];
