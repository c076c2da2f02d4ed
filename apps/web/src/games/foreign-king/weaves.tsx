import { LOOKS, type Look, sideClass } from './sides.ts';

const SIZE = 18;

/** How land is hatched that a side holds: without its colour, the direction of the lines tells whose it is. */
const LINES: Readonly<Record<Look, string>> = {
  '0': 'M-4 4L4-4M0 18L18 0M14 22L22 14',
  '1': 'M0 9h18',
  '2': 'M4 4h.01M13 13h.01',
  '3': 'M9 0v18',
  virtual: 'M0 0L18 18M0 18L18 0',
};

export const Weaves = ({ prefix }: { readonly prefix: string }) => (
  <defs>
    {LOOKS.map((look) => (
      <pattern key={look} id={`${prefix}-weave-${look}`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
        <path className={`fk-weave ${sideClass(look)} ${look === '2' ? 'dots' : ''}`} d={LINES[look]} />
      </pattern>
    ))}
  </defs>
);
