import { Link } from 'wouter';
import { useDealing } from '../shell/use-dealing.ts';
import { useWords } from '../shell/words.tsx';
import type { TableModel } from './model.ts';
import { dealTable } from './open.ts';
import { seatedAgain } from './rematch.ts';

/** Deals the next match to those who have played this one; all of them must be here. */
export function PlayAgain({ model }: { readonly model: TableModel }) {
  const { text } = useWords();
  const { isBusy, trouble, begin } = useDealing();
  const { game, record } = model.table;
  const { header } = record;
  const deal = (): Promise<string> => dealTable(game, header.options, seatedAgain(model.gameId, header));
  return (
    <>
      <button type="button" className="button" disabled={isBusy} onClick={() => begin(deal)}>
        {text('table.again')}
      </button>
      {trouble !== undefined && (
        <p role="alert" className="wrong">
          {text(trouble)}
        </p>
      )}
    </>
  );
}

/** Leads to a table with other players or variants. */
export function OtherTable({ model }: { readonly model: TableModel }) {
  const { text } = useWords();
  return (
    <Link href={`/new/${model.gameId}`} className="button">
      {text('replay.other-table')}
    </Link>
  );
}
