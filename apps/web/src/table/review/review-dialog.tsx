import './review.css';
import type { Seat } from '@interregnum/kernel';
import type { BetterTurn, ReviewedTurn } from '@interregnum/match';
import { crumbs, REVIEW, reviewText } from '@interregnum/texts/lazy';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords, WordsProvider } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { ReviewPlot } from './review-plot.tsx';
import { reviewOf } from './seat-review.ts';

/** So many turns are worth another look at most. */
const MOST = 5;

interface ReviewDialogProps {
  readonly shown: ShownTable;
  readonly close: () => void;
}

/** What the strongest bot thinks of the turns of a match that is over. */
export const ReviewDialog = (props: ReviewDialogProps) => (
  <WordsProvider catalogues={[REVIEW]}>
    <Review {...props} />
  </WordsProvider>
);

function Review({ shown, close }: ReviewDialogProps) {
  const text = reviewText(useWords().language);
  const { model, scene } = shown;
  const { seats } = model.client;
  const [seat, setSeat] = useState<Seat>(model.client.viewer ?? seats[0]);
  return (
    <Dialog title={text('title')} close={close} wide>
      {seats.length > 1 && (
        <label className="review-whose">
          {text('whose')}{' '}
          <select className="field" value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {seats.map((each) => (
              <option key={each} value={each}>
                {scene.nameOf(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="quiet review-about">
        {seats.length > 1 ? text('about-seat', { name: scene.nameOf(seat) }) : text('about')}
      </p>
      <ReviewOfSeat key={seat} shown={shown} seat={seat} close={close} />
    </Dialog>
  );
}

/** How far the bot has come, the chances, and the turns to look at again. Closing lets it rest. */
function ReviewOfSeat({ shown, seat, close }: ReviewDialogProps & { readonly seat: Seat }) {
  const { language, table } = useWords();
  const text = reviewText(language);
  const review = reviewOf(shown.model, seat);
  useSyncExternalStore(review.subscribe, review.snapshot);
  useEffect(() => review.start(), [review]);
  const { turns, count, isDone, failure } = review;
  const again = worthAnotherLook(turns);
  return (
    <div className="review">
      {turns.length > 0 && <ReviewPlot turns={turns} count={count} text={text} />}
      {!isDone && failure === undefined && (
        <label className="review-progress">
          <progress max={count} value={turns.length} />
          {text('progress', { done: turns.length, count })}
        </label>
      )}
      {failure !== undefined && <p role="alert">{table('play.broken', { why: String(failure) })}</p>}
      {again.length > 0 && <h3>{text('again')}</h3>}
      {isDone && again.length === 0 && <p>{text('none')}</p>}
      <ol>
        {again.map((turn) => (
          <BetterLine key={turn.from} shown={shown} turn={turn} close={close} />
        ))}
      </ol>
    </div>
  );
}

type Missed = ReviewedTurn & { readonly better: BetterTurn };

/** The turns that gave most away, the first one first. */
function worthAnotherLook(turns: readonly ReviewedTurn[]): Missed[] {
  const lossOf = ({ better: { chance, chosen } }: Missed): number => chance - chosen;
  return turns
    .filter((turn): turn is Missed => turn.better !== undefined)
    .sort((one, other) => lossOf(other) - lossOf(one))
    .slice(0, MOST)
    .sort((one, other) => one.from - other.from);
}

/** A turn and what promised more; it leads to the moment before it. */
function BetterLine({ shown, turn: { from, better }, close }: ReviewDialogProps & { readonly turn: Missed }) {
  const text = reviewText(useWords().language);
  const { model, input, wording } = shown;
  const { game, states } = input.view;
  const { texts, instead, chance, chosen } = better;
  const lead = (): void => {
    model.lookBackTo(from);
    close();
  };
  return (
    <li>
      <button type="button" className="review-line" onClick={lead}>
        <strong>
          {text('turn', { number: game.turn(states[from]) + 1, choice: crumbs(instead, wording.choices) })}
        </strong>
        <span>{text('better', { choice: crumbs(texts, wording.choices), chance, chosen })}</span>
      </button>
    </li>
  );
}
