import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { Game } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { verify } from '../../src/format-1/index.ts';
import { playMatch } from './matches.ts';

export const findGame = (id: string, version: number): Game | undefined =>
  [claim, foreignKing, kingIsDead].find(({ meta }) => meta.id === id && meta.rulesVersion === version);

const KING = { seats: 2, advanced: true, solo: false, vikings: false, memory: false, 'landings-on-control': false };
export const MATCHES = [
  { name: 'claim', played: playMatch(claim, { seats: 2 }, 'a') },
  { name: 'king-is-dead', played: playMatch(kingIsDead, KING, 'b') },
];
export const flawOf = (text: string) => {
  const found = verify(text, findGame);
  return 'flaw' in found ? found.flaw : undefined;
};
