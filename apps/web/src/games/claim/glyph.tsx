import { factionOf, isHidden } from '@interregnum/claim/board';
import type { Mark } from '../drawing.ts';
import { MiniCard } from './cards.tsx';

/** A small card for a card's id, or its back; nothing else has a picture. */
export const Glyph = ({ mark }: { readonly mark: Mark }) =>
  isHidden(mark) || factionOf(mark) !== undefined ? <MiniCard card={mark} /> : null;
