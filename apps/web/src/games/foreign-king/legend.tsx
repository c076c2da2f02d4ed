import type { Sign } from '../drawing.ts';
import { Factory, Icon, King, PICTURES } from './icons.tsx';

/** The signs on the map and beside the names. */
export const LEGEND: readonly Sign[] = [
  { about: 'foreign-king.legend.king', picture: <King /> },
  { about: 'foreign-king.legend.metal', picture: <Factory kind="metal" /> },
  { about: 'foreign-king.legend.textile', picture: <Factory kind="textile" /> },
  { about: 'foreign-king.legend.hollow', picture: <Factory kind="metal" state="inactive" /> },
  { about: 'foreign-king.legend.medal', picture: PICTURES.medal },
].map(({ about, picture }) => ({ about, picture: <Icon>{picture}</Icon> }));
