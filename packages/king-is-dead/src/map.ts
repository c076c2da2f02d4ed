import { type Bits, bit, has } from '@interregnum/kernel';
import { DEVON, ESSEX, GWYNEDD, LANCASTER, MORAY, NORTHUMBRIA, REGIONS, STRATHCLYDE, WARWICK } from './terms.ts';

/** KD-BOARD-1  The thirteen borders. */
const BORDERS: readonly (readonly [number, number])[] = [
  [MORAY, STRATHCLYDE],
  [STRATHCLYDE, LANCASTER],
  [STRATHCLYDE, NORTHUMBRIA],
  [LANCASTER, NORTHUMBRIA],
  [LANCASTER, GWYNEDD],
  [LANCASTER, WARWICK],
  [NORTHUMBRIA, WARWICK],
  [NORTHUMBRIA, ESSEX],
  [GWYNEDD, WARWICK],
  [GWYNEDD, DEVON],
  [WARWICK, ESSEX],
  [WARWICK, DEVON],
  [ESSEX, DEVON],
];

/** KD-BOARD-2  Home regions of the scots, the welsh and the english. */
export const HOMES = [MORAY, GWYNEDD, ESSEX] as const;

export const ALL_REGIONS: Bits = bit(REGIONS.length) - 1;

/** KD-BOARD-3  The regions that border a region; never the region itself. */
export const NEIGHBOURS: readonly Bits[] = REGIONS.map((_, region) =>
  BORDERS.reduce((set, [a, b]) => set | (a === region ? bit(b) : 0) | (b === region ? bit(a) : 0), 0),
);

/** For every set of regions, the regions that border one of them. */
export const NEIGHBOURS_OF_SET = Uint8Array.from({ length: ALL_REGIONS + 1 }, (_, set) =>
  NEIGHBOURS.reduce((all, around, region) => all | (has(set, region) ? around : 0), 0),
);
