import { factionOf, isHidden } from '@interregnum/claim/board';
import type { Mark } from '../drawing.ts';
import { Card, MiniCard } from './cards.tsx';

/** A card at full size. */
export const FullCard = ({ mark }: { readonly mark: Mark }) => <Card card={mark} cut="tall" />;
const SIZE = [64, 92] as const;
export const sizeOf = () => SIZE;

/** A small card for a card's id, or its back; nothing else has a picture. */
export const Glyph = ({ mark }: { readonly mark: Mark }) =>
  isHidden(mark) || factionOf(mark) !== undefined ? <MiniCard card={mark} /> : null;
