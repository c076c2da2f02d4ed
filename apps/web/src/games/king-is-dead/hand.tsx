import { Picture } from '../../ui/picture.tsx';
import { Target } from '../../ui/target.tsx';
import type { DrawingProps, Scene } from '../drawing.ts';
import { Emblem } from './emblem.tsx';
import './hand.css';
import type { Board, CardName } from '@interregnum/king-is-dead/board';
import { type CSSProperties, memo, useState } from 'react';
import { copyAt, type Slot, slotsOf, type TouchedCopies } from './slots.ts';
import { cardName } from './words.ts';

/** As large as its longest word lets it be: no word is broken. */
function Name({ name }: { readonly name: string }) {
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  return (
    <span className="kd-card-name" style={{ '--kd-longest': longest } as CSSProperties}>
      {name}
    </span>
  );
}

const Face = memo(({ card, scene }: { readonly card: CardName; readonly scene: Scene }) => (
  <span className="kd-face" title={scene.words.word(`card-text.${card}`)}>
    <Emblem card={card} />
    <Name name={cardName(card, scene)} />
  </span>
));

interface CardProps {
  readonly slot: Slot;
  /** Whether the same card is in hand once more. */
  readonly again: boolean;
  readonly scene: Scene;
}

/** A card in its place: to be touched while it is in hand, else a shadow of what was played. */
function Card({ slot: { card, is }, again, scene }: CardProps) {
  if (is === 'played') {
    const label = scene.text('king-is-dead.played-card', { card: cardName(card, scene) });
    return (
      <Picture mark={again ? 'shadow' : card} scene={scene} label={label} className="kd-card kd-played">
        <Face card={card} scene={scene} />
      </Picture>
    );
  }
  const name = cardName(card, scene);
  const told = is === 'drafted' ? scene.text('king-is-dead.drafted-card', { card: name }) : `${name}.`;
  const label = `${told} ${scene.words.word(`card-text.${card}`)}`;
  return (
    <Target
      mark={card}
      scene={scene}
      label={label}
      className={is === 'drafted' ? 'kd-card kd-drafted' : 'kd-card'}
      isChosen={is === 'drafted'}
    >
      <Face card={card} scene={scene} />
    </Target>
  );
}

/** The viewer's cards. Every card keeps its place; played ones leave a shadow. */
export function Hand({ board, committed, scene }: DrawingProps<Board>) {
  const { viewer, text } = scene;
  const [touched, setTouched] = useState<TouchedCopies>({});
  if (viewer === 'audience') return <p className="kd-no-hand quiet">{text('king-is-dead.audience')}</p>;
  if (committed.hands[viewer].length === 0)
    return <p className="kd-no-hand quiet">{committed.result === null && text('king-is-dead.no-cards')}</p>;
  const slots = slotsOf(viewer, board, committed, touched);
  /** Only which of two equal cards; the choice is `Target`'s. */
  const rememberCopy = (at: number): void => {
    const copy = copyAt(slots, at);
    if (copy !== undefined) setTouched({ ...touched, [slots[at].card]: copy });
  };
  return (
    <ul className="kd-hand" lang={scene.language} aria-label={text('king-is-dead.hand')}>
      {slots.map((slot, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: every card keeps its place
        <li key={at} onClickCapture={() => rememberCopy(at)} data-spot={`hand:${viewer} ${slot.card}`}>
          <Card slot={slot} again={slots.some(({ card, is }) => card === slot.card && is !== 'played')} scene={scene} />
        </li>
      ))}
    </ul>
  );
}
