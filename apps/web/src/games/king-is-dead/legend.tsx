import type { Sign } from '../drawing.ts';
import { Castle, OwnersDisc, Pennant } from './badges.tsx';
import { CrackedDisc, HolderSign, Inline } from './piece.tsx';

/** The signs on the map and on the region cards. */
export const LEGEND: readonly Sign[] = [
  { about: 'king-is-dead.legend.pennant', picture: <Pennant size={100} /> },
  { about: 'king-is-dead.legend.ring', picture: <HolderSign holder="welsh" size={100} className="kd-now" /> },
  { about: 'king-is-dead.legend.cracked', picture: <CrackedDisc size={100} /> },
  { about: 'king-is-dead.legend.castle', picture: <Castle faction="scots" size={100} /> },
  { about: 'king-is-dead.legend.disc', picture: <OwnersDisc letter="" size={100} /> },
].map(({ about, picture }) => ({ about, picture: <Inline>{picture}</Inline> }));
