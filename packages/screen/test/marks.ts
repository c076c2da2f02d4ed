import { FACTIONS as CLAIM_FACTIONS } from '@interregnum/claim/board';
import { ACTIONS, PROVINCES } from '@interregnum/foreign-king/board';
import { CARD_NAMES, FACTIONS, REGIONS } from '@interregnum/king-is-dead/board';
import { askedDraft, knownIn, type Mark, type ScreenInput } from '../src/index.ts';

const piecesOf = (places: readonly string[], pieces: readonly string[]): Mark[] =>
  places.flatMap((place) => pieces.map((piece) => `${place} ${piece}`));

/** Whatever of a game might be touched, open or not. */
const TOUCHABLE: Readonly<Record<string, readonly Mark[]>> = {
  'king-is-dead': [...CARD_NAMES, ...REGIONS, ...piecesOf(REGIONS, FACTIONS), 'supply', 'court', 'pass', 'seat 1'],
  'foreign-king': [...ACTIONS, ...PROVINCES, ...piecesOf(PROVINCES, ['metal', 'textile']), '1', 'end', 'borrow'],
  claim: [...CLAIM_FACTIONS.flatMap(({ cards }) => cards), '?', 'deck'],
};

/** Everything that can be touched at a moment: what is drawn, and the parts of every choice there might be. */
export function touchableAt(input: ScreenInput): Mark[] {
  const draft = askedDraft(input);
  const known = draft === undefined ? [] : knownIn(draft);
  return [...new Set([...TOUCHABLE[input.view.game.meta.id], ...known.flatMap((text) => text.split(' '))])];
}
