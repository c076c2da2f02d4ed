import type { Faction } from '@interregnum/claim/board';

/**
 * The letters of the factions as strokes in a square of 12. They are drawn and not written, so that what can be read on a
 * card, its value, is a part of what it is called.
 */
const LETTERS: Readonly<Record<Faction['name'], string>> = {
  goblins: 'M10.5 3A5 5 0 1 0 10.8 8.7V6.5H7',
  knights: 'M2.2.4V11.6M10.4.7L2.6 6.7M4.7 5.2L10.8 11.4',
  undead: 'M1.8.4V7A4.2 4.2 0 0 0 10.2 7V.4',
  dwarves: 'M2.3 1.6H5.2A4.4 4.4 0 0 1 5.2 10.4H2.3Z',
  doppelgangers: 'M1.4.5L10.6 11.5M10.6.5L1.4 11.5',
};

interface LetterProps {
  readonly faction: Faction;
  /** Its middle, and how large it is. */
  readonly at: readonly [x: number, y: number];
  readonly scale?: number;
}

export const Letter = ({ faction, at: [x, y], scale = 1 }: LetterProps) => (
  <path
    className="cl-letter"
    d={LETTERS[faction.name]}
    transform={`translate(${x - 6 * scale} ${y - 6 * scale}) scale(${scale})`}
  />
);
