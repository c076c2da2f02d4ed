import type { Faction } from '@interregnum/claim/board';

/** Emblems in a square of 40, to be filled by the even-odd rule. */
const EMBLEMS: Readonly<Record<Faction['name'], string>> = {
  // A head with long ears and a grin.
  goblins:
    'M20 8.5C26 8.5 29.2 12 29.7 16.5L39.5 9.5C38.8 18.5 34.5 23.2 29 24.2C27.8 31.5 24.3 36.5 20 36.5C15.7 36.5 12.2 31.5 11 24.2C5.5 23.2 1.2 18.5.5 9.5L10.3 16.5C10.8 12 14 8.5 20 8.5Z' +
    'M12.8 17.8C13 23 16.6 24.4 18.3 21.4ZM27.2 17.8C27 23 23.4 24.4 21.7 21.4ZM14.2 27.2Q20 30.4 25.8 27.2Q24 33 20 33Q16 33 14.2 27.2Z',
  // A great helm: slits for the eyes, a ridge, holes to breathe through.
  knights:
    'M20 2.5C28.4 2.5 33 7 33.6 13.5L35 30.5L20 38.5L5 30.5L6.4 13.5C7 7 11.6 2.5 20 2.5Z' +
    'M8.8 15.2V19.2H18.4V15.2ZM31.2 15.2V19.2H21.6V15.2Z' +
    'M12 24.4h3.2v3.2h-3.2zM12 30h3.2v3.2h-3.2zM24.8 24.4h3.2v3.2h-3.2zM24.8 30h3.2v3.2h-3.2z',
  // A skull.
  undead:
    'M20 2.5C30 2.5 36.5 9.6 36.5 18.4C36.5 23.6 34 27.2 30.2 29.3V34Q30.2 38 26.4 38H13.6Q9.8 38 9.8 34V29.3C6 27.2 3.5 23.6 3.5 18.4C3.5 9.6 10 2.5 20 2.5Z' +
    'M8.6 19.2a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0ZM22 19.2a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0Z' +
    'M20 24.4L22.6 29H17.4ZM14.4 32.6h1.9V38h-1.9zM19.05 32.6h1.9V38h-1.9zM23.7 32.6h1.9V38h-1.9z',
  // An axe with two blades.
  dwarves:
    'M18 2.5H22V8.6C27.4 9.6 31.6 8 34.6 3.6C39.6 10.6 39.6 20.4 34.6 27.4C31.6 23 27.4 21.4 22 22.4V38H18V22.4C12.6 21.4 8.4 23 5.4 27.4C.4 20.4.4 10.6 5.4 3.6C8.4 8 12.6 9.6 18 8.6Z' +
    'M18.9 11.6V19.4H21.1V11.6Z',
  // One mask, two faces.
  doppelgangers:
    'M20 3.5C14.6 3.5 9.4 4.2 4.6 6.6C3 18.4 7.8 32.4 20 38.2Z' +
    'M8.6 15.4Q13 12.2 17 16.8Q12.2 21 8.6 15.4ZM11.4 25.4Q15 29.4 20 29.4V32.6Q13.6 32.2 11.4 25.4Z' +
    'M20 3.5C25.4 3.5 30.6 4.2 35.4 6.6C37 18.4 32.2 32.4 20 38.2ZM20 6V35.2C29.6 30 34 18.6 33 8.2C28.8 6.4 24.6 6 20 6Z' +
    'M31.4 15.4Q27 12.2 23 16.8Q27.8 21 31.4 15.4ZM28.6 32.6Q25 28.6 20 28.6V31.4Q25.4 31.4 28.6 32.6Z',
};

/** The path of a faction's emblem within a drawing; what it is painted with is inherited. */
export const EmblemPath = ({ name }: { readonly name: Faction['name'] }) => (
  <path d={EMBLEMS[name]} fillRule="evenodd" />
);

/** The emblem of a faction in its hue, as high as the text beside it. */
export const Emblem = ({ faction, struck = false }: { readonly faction: Faction; readonly struck?: boolean }) => (
  <svg viewBox="0 0 40 40" className={`cl-emblem cl-${faction.name}`} aria-hidden="true">
    <EmblemPath name={faction.name} />
    {struck && <path d="M3 37L37 3" className="cl-strike" />}
  </svg>
);

/** Stands for a vote. */
export const Crown = () => (
  <svg viewBox="0 0 40 40" className="cl-crown" aria-hidden="true">
    <path d="M3 12L11.5 19L20 6L28.5 19L37 12L33.6 31H6.4ZM6.4 33.4H33.6V37H6.4Z" />
  </svg>
);
