import { type Board, type Cards, isHidden } from '@interregnum/claim/board';
import { cardName } from './factions.ts';
import { nearSeat } from './places.ts';
import './hand.css';
import type { CSSProperties } from 'react';
import { useScreen } from '../../ui/screen-context.ts';
import { Target } from '../../ui/target.tsx';
import type { DrawingProps, Scene } from '../drawing.ts';
import { Card } from './cards.tsx';
import { drafted } from './draft.ts';

/** A hand of more than this many cards takes two rows on a phone. */
const ROW = 7;

/** Both cuts of a card: the width of the strip tells which one is seen. */
const Faces = ({ card }: { readonly card: string }) => (
  <>
    <Card card={card} cut="tall" />
    <Card card={card} cut="short" />
  </>
);

interface HeldProps {
  readonly card: string;
  /** Whether it begins another faction than the card before. */
  readonly isFirst: boolean;
  readonly isDrafted: boolean;
  readonly scene: Scene;
}

function Held({ card, isFirst, isDrafted, scene }: HeldProps) {
  const place = `cl-held${isFirst ? ' cl-first' : ''}`;
  if (isHidden(card)) {
    return (
      <span className={place}>
        <Faces card={card} />
      </span>
    );
  }
  const name = cardName(card, scene);
  const label = isDrafted ? scene.text('claim.drafted', { card: name }) : name;
  return (
    <Target mark={card} scene={scene} label={label} className={`${place}${isDrafted ? ' cl-drafted' : ''}`}>
      <Faces card={card} />
    </Target>
  );
}

/** The cards in hand: those that may be played stand out. A card that the draft plays leaves its shadow. */
export function Hand({ board, committed, scene }: DrawingProps<Board>) {
  const seat = nearSeat(scene);
  const { isOpen, isChosen } = useScreen();
  const play = drafted({ board, committed, isChosen });
  const hand: Cards = (play === undefined ? board : committed).hands[seat];
  const gone = play?.seat === seat ? hand.indexOf(play.card) : -1;
  const isAsked = hand.some((card) => isOpen(card));
  const perRow = hand.length > ROW ? Math.ceil(hand.length / 2) : Math.max(hand.length, 1);
  return (
    <div className="cl-strip">
      <section
        className={`cl-hand${isAsked ? ' cl-asked' : ''}${hand.length > ROW ? ' cl-two-rows' : ''}`}
        aria-label={scene.text('claim.hand', { name: scene.nameOf(seat) })}
        data-anchor={`hand:${seat}`}
        style={{ '--cl-per-row': perRow } as CSSProperties}
      >
        {hand.map((card, at) => (
          <Held
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by nothing else
            key={`${card}-${at}`}
            card={card}
            isFirst={at > 0 && hand[at - 1][0] !== card[0]}
            isDrafted={at === gone}
            scene={scene}
          />
        ))}
      </section>
    </div>
  );
}
