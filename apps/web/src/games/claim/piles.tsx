import { type Board, type Cards, FIRST_PHASE, SECOND_PHASE } from '@interregnum/claim/board';
import { HIDDEN } from '@interregnum/kernel';
import type { SeatProps } from '../drawing.ts';
import { Card } from './cards.tsx';
import { added } from './draft.ts';
import { cardName, cardNames } from './factions.ts';
import { Fan } from './fan.tsx';
import { farSeat, nearSeat } from './places.ts';
import type { TableProps } from './table.ts';

/** The followers of a side: cards it won, which everybody saw, and cards it drew. They are its next hand. */
export function Followers({ board, committed, scene, seat }: SeatProps<Board>) {
  const { won, drawn } = board.phase === committed.phase ? board : committed;
  const { text } = scene;
  const more = added(committed.won[seat], won[seat]).length + added(committed.drawn[seat], drawn[seat]).length;
  const piles: readonly (readonly [string, Cards])[] = [
    ['won', won[seat]],
    ['drawn', drawn[seat]],
  ];
  const label = [
    text('claim.followers-of', { name: scene.nameOf(seat) }),
    ...piles.flatMap(([name, cards]) =>
      cards.length === 0
        ? []
        : [text('table.labelled', { name: text(`claim.${name}`), told: cardNames(cards, scene) })],
    ),
  ].join('. ');
  const side = seat === nearSeat(scene) ? 'near' : 'far';
  return (
    <div className={`cl-followers cl-${side}`} role="img" aria-label={label}>
      {committed.phase === FIRST_PHASE && (
        <p className="cl-caption">
          <span className="cl-name">{scene.nameOf(seat)}</span>
          <span>{text('claim.followers', { count: won[seat].length + drawn[seat].length })}</span>
          {more > 0 && <ins className="cl-more">+{more}</ins>}
        </p>
      )}
      <div className="cl-fans">
        {piles.map(([name, cards]) => (
          <div key={name} className="cl-pile" style={{ flexGrow: cards.length }}>
            <Fan anchor={`${name}:${seat}`} cards={cards}>
              {(card) => <Card card={card} cut="slip" />}
            </Fan>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The card that the trick of the first phase is about. In the second phase, that nothing in the far hand is secret. */
export function Stake({ table: { phase, shown, hands }, scene }: TableProps) {
  return (
    <div className="cl-stake" data-anchor="shown">
      {phase === SECOND_PHASE && hands[farSeat(scene)].length > 0 && (
        <p className="cl-known">{scene.text('claim.known')}</p>
      )}
      {shown !== null && (
        <div
          role="img"
          aria-label={scene.text('table.labelled', {
            name: scene.text('claim.at-stake'),
            told: cardName(shown, scene),
          })}
        >
          <p className="cl-caption">{scene.text('claim.at-stake')}</p>
          <Card key={shown} card={shown} cut="tall" />
        </div>
      )}
    </div>
  );
}

interface StackProps {
  readonly anchor: string;
  readonly cards: Cards;
  readonly top: string | undefined;
  readonly name: string;
}

/** Cards on top of each other, and how many there are. */
const Stack = ({ anchor, cards, top, name }: StackProps) => (
  <div className={`cl-stack cl-${anchor}`} role="img" aria-label={`${name}: ${cards.length}`}>
    {top !== undefined && (
      <p className="cl-caption">
        {name} <b>{cards.length}</b>
      </p>
    )}
    <div className={`cl-layers${cards.length > 1 ? ' cl-deep' : ''}`} data-anchor={anchor}>
      {top !== undefined && <Card card={top} cut="tall" />}
    </div>
  </div>
);

export const Deck = ({ table: { deck }, scene }: TableProps) => (
  <Stack anchor="deck" cards={deck} top={deck.length === 0 ? undefined : HIDDEN} name={scene.text('claim.deck')} />
);

/** Cards that never return. Which ones they are is told at a glance elsewhere. */
export const Discard = ({ table: { discard }, scene }: TableProps) => (
  <Stack
    anchor="discard"
    cards={discard}
    top={discard.length === 0 ? undefined : HIDDEN}
    name={scene.text('claim.discard')}
  />
);
