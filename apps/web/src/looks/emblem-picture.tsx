import './looks.css';
import type { Emblem, Look } from '@interregnum/match';

/** Drawn in a box of 24 by 24, in one colour. */
const SHAPES: Readonly<Record<Emblem, string>> = {
  lion: 'M12 3l2.600 2 3.300-.4.600 3.300L21 10l-1.400 3 .9 3.200-3.200.9L15 20h-6l-2.300-2.900-3.200-.9.900-3.200L3 10l2.500-2.100.6-3.300 3.300.4zM9 10.500a1 1 0 1 0 .010 0M15 10.500a1 1 0 1 0 .010 0M12 13l-2 1.500 2 1.500 2-1.500z',
  tower: 'M5 4h3v2h2.500V4h3v2H16V4h3v6h-2v10h-3.500v-4h-3v4H7V10H5z',
  ship: 'M11.500 3v11H5zM13 5.500L19 14h-6zM3.500 15.500h17L18 20.500H6z',
  oak: 'M12 2.500c3 0 4.200 2 4.200 3.700 2.300.2 3.800 2 3.800 4.200 0 2.800-2.200 4.600-5 4.600h-1.800l.6 6.500h-3.600l.6-6.500H9c-2.800 0-5-1.800-5-4.600 0-2.200 1.500-4 3.800-4.200C7.800 4.500 9 2.500 12 2.500z',
  star: 'M12 2.500l2.800 6.300 6.700.7-5 4.600 1.400 6.700L12 17.400l-5.900 3.400 1.400-6.700-5-4.600 6.700-.7z',
  key: 'M8 3a5 5 0 0 1 4.800 6.400l8 8V21h-3.600v-2.400h-2.400v-2.400h-2.400l-2.200-2.300A5 5 0 1 1 8 3zM7 6.200a1.500 1.500 0 1 0 .010 0',
  sun: 'M12 7.500a4.500 4.500 0 1 0 .010 0zM11 2h2v3.600h-2zM11 18.400h2V22h-2zM2 11h3.600v2H2zM18.400 11H22v2h-3.600zM4.200 5.600l1.400-1.400 2.500 2.500-1.400 1.400zM15.900 17.300l1.400-1.400 2.500 2.500-1.400 1.400zM4.200 18.400l2.500-2.500 1.400 1.400-2.500 2.500zM15.900 6.700l2.500-2.500 1.400 1.400-2.500 2.500z',
  sword: 'M12 1.500l2 2.500v10.500h4v2.200h-4.500v3h1.500V22H9v-2.300h1.500v-3H6v-2.200h4V4z',
};

/** An emblem on a shield of a colour. */
export const Shield = ({ look: { colour, emblem } }: { readonly look: Look }) => (
  <svg className="shield" viewBox="0 0 32 36" aria-hidden="true" style={{ color: `var(--hue-${colour})` }}>
    <path className="shield-field" d="M2 2h28v16c0 8-6 13-14 16C8 31 2 26 2 18z" />
    <path
      className="shield-emblem"
      d={SHAPES[emblem]}
      transform="translate(5.500 4.500) scale(0.875)"
      fillRule="evenodd"
    />
  </svg>
);
