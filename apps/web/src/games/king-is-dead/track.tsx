import { type Board, contestedSpace, winnerOf } from '@interregnum/king-is-dead/board';
import type { Screen } from '@interregnum/screen';
import { memoBy } from '../../ui/drawn-from.ts';
import { Picture } from '../../ui/picture.tsx';
import { useScreen } from '../../ui/screen-context.ts';
import { Target } from '../../ui/target.tsx';
import type { DrawingProps } from '../drawing.ts';
import { OwnersDisc, Pennant } from './badges.tsx';
import { HolderSign, Inline } from './piece.tsx';
import './track.css';
import { controlText, leaderText, regionName, seatLetters } from './words.ts';

interface CardProps extends DrawingProps<Board> {
  readonly space: number;
}

/** How many letters of a name stand on a card where it is narrow. */
const SHORT = 3;

function labelOf({ space, board, scene }: CardProps): string {
  const { text, nameOf } = scene;
  const { region, disc } = board.track[space];
  const { control, ...followers } = board.regions[region];
  const parts = [
    text('king-is-dead.track-card', { space: space + 1, region: regionName(region, scene) }),
    control === null ? leaderText(winnerOf(followers), scene) : controlText(control, scene),
    space === contestedSpace(board) && text('king-is-dead.contested'),
    disc !== null && text('king-is-dead.sealed', { seat: nameOf(disc) }),
  ];
  return parts.filter(Boolean).join(' ');
}

/** A region card: its space and its region. */
function Face({ space, board, scene }: CardProps) {
  const name = regionName(board.track[space].region, scene);
  return (
    <>
      <span className="kd-number">{space + 1}</span> <span className="kd-whole-name">{name}</span>
      <span className="kd-short-name" data-short={name.slice(0, SHORT)} />
    </>
  );
}

/** Beside the name: the pennant of the contested region, the disc of the card, who leads in the region or has won. */
function Signs({ space, board, committed, scene }: CardProps) {
  const { region, disc } = board.track[space];
  const { control, ...followers } = board.regions[region];
  const letters = seatLetters(board.courts.length, scene);
  const drafted = committed.track.find((card) => card.region === region)?.disc !== disc;
  return (
    <span className="kd-signs" aria-hidden="true">
      {space === contestedSpace(board) ? (
        <Inline>
          <Pennant size={100} />
        </Inline>
      ) : null}
      {disc === null ? null : (
        <Inline spot={`card:${region}`} piece={`disc ${disc}`}>
          <OwnersDisc letter={letters[disc]} size={100} className={drafted ? 'kd-new' : ''} />
        </Inline>
      )}
      <Inline>
        <HolderSign holder={control ?? winnerOf(followers)} size={100} className={control === null ? 'kd-now' : ''} />
      </Inline>
    </span>
  );
}

const classesOf = ({ space, board, committed }: CardProps): string => {
  const { region } = board.track[space];
  return [
    'kd-track-card',
    space < board.struggles.length ? 'kd-turned' : '',
    space === contestedSpace(board) ? 'kd-contested' : '',
    committed.track[space].region === region ? '' : 'kd-moved',
  ].join(' ');
};

/** Whether the region cards themselves are what is asked for (KD-CARD-NEGOTIATE); else the map is. */
export const asksForCards = ({ asked }: Pick<Screen<unknown>, 'asked'>): boolean =>
  asked?.key.startsWith('negotiate') ?? false;

/** A region card on its space: something to choose only while cards are exchanged. */
const Card = memoBy(
  (card: CardProps & { readonly isAsked: boolean }) => {
    const { board, space, isAsked, scene } = card;
    const look = { scene, label: labelOf(card), className: classesOf(card) };
    return (
      <li data-spot={`space:${space + 1}`} data-piece={board.track[space].region}>
        {isAsked ? (
          <Target mark={board.track[space].region} {...look}>
            <Face {...card} />
          </Target>
        ) : (
          <Picture mark="track" {...look}>
            <Face {...card} />
          </Picture>
        )}
        <Signs {...card} />
      </li>
    );
  },
  ({ board, committed, space, isAsked, scene }) => [
    board.track[space],
    committed.track,
    board.regions[board.track[space].region],
    space < board.struggles.length,
    space === contestedSpace(board),
    isAsked,
    scene,
  ],
);

/** The region cards in the order of their struggles. */
export function Track(props: DrawingProps<Board>) {
  const { board, scene } = props;
  const isAsked = asksForCards(useScreen());
  return (
    <ol className="kd-track" aria-label={scene.text('king-is-dead.track')}>
      {board.track.map(({ region }, space) => (
        <Card key={region} {...props} space={space} isAsked={isAsked} />
      ))}
    </ol>
  );
}
