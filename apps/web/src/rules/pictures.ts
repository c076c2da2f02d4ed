import type { LessonPart } from '@interregnum/lessons';
import type { GameId } from '../games/index.ts';

/** A position that a section is illustrated with: where a step of a lesson is laid out. */
export interface Picture {
  readonly part: LessonPart;
  readonly step: string;
}

/** The pictures of each game, by the section that they stand below; their captions are in the catalogue of the page. */
export const PICTURES: Readonly<Record<GameId, Readonly<Record<string, Picture>>>> = {
  'king-is-dead': {
    pass: { part: 'first', step: 'wait' },
    struggle: { part: 'first', step: 'crown' },
    invasion: { part: 'first', step: 'france' },
    vikings: { part: 'second', step: 'vikings' },
  },
  'foreign-king': {
    setup: { part: 'first', step: 'place' },
    intervention: { part: 'first', step: 'congress' },
    score: { part: 'first', step: 'king' },
    virtual: { part: 'second', step: 'third' },
  },
  claim: {
    first: { part: 'first', step: 'follow' },
    dwarves: { part: 'first', step: 'dwarf' },
    vote: { part: 'second', step: 'top' },
  },
};
