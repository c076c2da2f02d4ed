import './game-card.css';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import type { GameId } from '../games/index.ts';
import { hasLearned, lessonWord } from '../shell/learned.ts';
import { useSettings } from '../shell/settings.ts';
import { useDealing } from '../shell/use-dealing.ts';
import { useWords } from '../shell/words.tsx';
import { FriendDoor } from './friend-door.tsx';
import { ClaimPicture } from './pictures/claim.tsx';
import { ForeignKingPicture } from './pictures/foreign-king.tsx';
import { KingIsDeadPicture } from './pictures/king-is-dead.tsx';

/** The opponent if none was chosen: it may be a first game. */
const FIRST_OPPONENT = 'page';

interface Facts {
  readonly Picture: ComponentType;
  readonly least: number;
  readonly most: number;
  /** Of a game against a bot, by a person who knows it. */
  readonly minutes: number;
}

export const FACTS: Readonly<Record<GameId, Facts>> = {
  'king-is-dead': { Picture: KingIsDeadPicture, least: 1, most: 4, minutes: 30 },
  'foreign-king': { Picture: ForeignKingPicture, least: 2, most: 4, minutes: 45 },
  claim: { Picture: ClaimPicture, least: 2, most: 2, minutes: 20 },
};

interface GameCardProps {
  readonly id: GameId;
  /** Whether the visitor is led to the lesson first. */
  readonly teaches: boolean;
}

/** A game: a picture, what it is about, a button that starts it at once, and the way to its lesson. */
export function GameCard({ id, teaches }: GameCardProps) {
  const { text, table } = useWords();
  const { name } = useSettings();
  const { isBusy, problem, begin } = useDealing();
  const { Picture, least, most, minutes } = FACTS[id];
  const range = least === most ? String(most) : `${least}–${most}`;
  // Whoever has finished the first lesson is shown the way to the second, until that is finished, too.
  const isFurther = hasLearned(id) && !hasLearned(lessonWord(id, 'second'));
  const lesson = isFurther ? `/learn/${id}/second` : `/learn/${id}`;
  const [title, play, learn, choose, rules] = ['title', 'play', 'learn', 'choose', 'rules'].map(
    (part) => `${part}-${id}`,
  );
  const deal = async (): Promise<string> => {
    const [{ dealForm }, { NEW_FORM }] = await Promise.all([
      import('../new-table/deal.ts'),
      import('../new-table/form.ts'),
    ]);
    const [own] = NEW_FORM.kinds;
    return dealForm(id, { ...NEW_FORM, kinds: [own, FIRST_OPPONENT] }, table, name);
  };
  return (
    <article className="game-card" aria-labelledby={title}>
      <Picture />
      <div className="game-card-words">
        <h2 id={title}>{text(`start.title.${id}`)}</h2>
        <p>{text(`start.about.${id}`)}</p>
        <p className="quiet">
          {text('start.players', { range, most })} · {text('start.minutes', { minutes })}
        </p>
      </div>
      <div className="game-card-doors">
        {teaches && (
          <Link id={learn} href={`/learn/${id}`} className="button gold" aria-labelledby={`${learn} ${title}`}>
            {text('start.learn')}
          </Link>
        )}
        <button
          type="button"
          id={play}
          className={teaches ? 'button' : 'button gold'}
          aria-labelledby={`${play} ${title}`}
          disabled={isBusy}
          onClick={() => begin(deal)}
        >
          {isBusy ? text('start.dealing') : text('start.play')}
        </button>
        {!teaches && (
          <span className="game-card-against quiet">
            {text('start.against', { bot: table(`level.${FIRST_OPPONENT}`) })}
          </span>
        )}
        <FriendDoor game={id} title={title} />
        {!teaches && (
          <Link id={learn} href={lesson} className="button plain" aria-labelledby={`${learn} ${title}`}>
            {text(isFurther ? 'start.learn-second' : 'start.learn')}
          </Link>
        )}
        <Link id={choose} href={`/new/${id}`} className="button plain" aria-labelledby={`${choose} ${title}`}>
          {text('start.choose')}
        </Link>
        <Link id={rules} href={`/rules/${id}`} className="button plain" aria-labelledby={`${rules} ${title}`}>
          {text('start.rules')}
        </Link>
        <p role="alert" className="wrong">
          {problem === undefined ? '' : text(problem)}
        </p>
      </div>
    </article>
  );
}
