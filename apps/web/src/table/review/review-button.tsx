import type { AppText } from '@interregnum/texts/lazy';
import type { TableModel } from '../model/table-model.ts';
import type { OpenDialog } from '../screen/table-header.tsx';

/** Whether somebody has played here: only their turns can be looked at as they saw the match. */
export const canReview = ({ client }: TableModel): boolean => client.seats.length > 0;

interface ReviewButtonProps {
  readonly text: AppText;
  readonly open: (what: OpenDialog) => void;
}

/** Leads to what the strongest bot thinks of the turns of a match that is over. */
export const ReviewButton = ({ text, open }: ReviewButtonProps) => (
  <button type="button" className="button" onClick={() => open('review')}>
    {text('replay.review')}
  </button>
);
