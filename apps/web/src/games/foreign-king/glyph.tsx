import { KINDS } from '@interregnum/foreign-king/board';
import type { Mark } from '../drawing.ts';
import { Factory, Icon, King, PICTURES } from './icons.tsx';
import { PawnIcon } from './pawn.tsx';
import { citizenOf, LOOKS } from './sides.ts';
import './pieces.css';

/** The picture of a piece, an action or an answer; nothing for a province or a number. */
export function Glyph({ mark }: { readonly mark: Mark }) {
  const look = LOOKS.find((each) => citizenOf(each) === mark);
  if (look !== undefined) return <PawnIcon look={look} />;
  const kind = KINDS.find((each) => each === mark);
  if (kind !== undefined)
    return (
      <Icon>
        <Factory kind={kind} />
      </Icon>
    );
  if (mark === 'king')
    return (
      <Icon>
        <King />
      </Icon>
    );
  if (!Object.hasOwn(PICTURES, mark)) return null;
  return <Icon>{PICTURES[mark as keyof typeof PICTURES]}</Icon>;
}
