import { eveningAfter, withLooks } from '@interregnum/match';
import { Link } from 'wouter';
import { newestGame } from '../../games/index.ts';
import { useDealing } from '../../shell/use-dealing.ts';
import { useWords } from '../../shell/words.tsx';
import { eveningOf } from '../ending/evening-of.ts';
import type { TableModel } from '../model/table-model.ts';
import { dealTable } from '../open/deal.ts';
import { canPlayAgain, playersAtStart, seatedAgain } from '../open/rematch.ts';
import { ProblemAlert } from '../screen/problem-alert.tsx';

/** Deals the next match, by the newest rules, to those who have played this one; all of them must be here. */
export function PlayAgain({ model, gold = false }: { readonly model: TableModel; readonly gold?: boolean }) {
  const { text } = useWords();
  const { isBusy, problem, begin } = useDealing();
  const deal = async (): Promise<string> => {
    const { view } = model.client;
    const { options, whenSeatGoes } = view.start;
    const game = await newestGame(model.gameId);
    const players = seatedAgain(game, options, withLooks(playersAtStart(view), model.looks));
    const { played, wins } = eveningAfter(await eveningOf(model), players.length, view.end?.winners ?? []);
    const evening = { played, wins: seatedAgain(game, options, wins) };
    return dealTable({ game, options, players, whenSeatGoes, evening });
  };
  return (
    <>
      <button type="button" className={gold ? 'button gold' : 'button'} disabled={isBusy} onClick={() => begin(deal)}>
        {text('table.again')}
      </button>
      <ProblemAlert problem={problem} />
    </>
  );
}

/** Whether those who have played can play again here. */
export const canAgain = ({ client: { view } }: TableModel): boolean => canPlayAgain(view);

/** Leads to a table with other players or variants. */
export function OtherTable({ model }: { readonly model: TableModel }) {
  const { text } = useWords();
  return (
    <Link href={`/new/${model.gameId}`} className="button">
      {text('replay.other-table')}
    </Link>
  );
}
