import { withLooks } from '@interregnum/match';
import { useDealing } from '../../shell/use-dealing.ts';
import { useWords } from '../../shell/words.tsx';
import type { TableModel } from '../model/table-model.ts';
import { dealTable } from '../open/deal.ts';
import { canPlayAgain, playersAtStart } from '../open/rematch.ts';
import { ProblemAlert } from '../screen/problem-alert.tsx';

/** Whether those who played can play on from the moment that is looked back at: the rules have not ended it there. */
export function canPlayOn({ client: { view }, timeline, stateAt }: TableModel): boolean {
  const state = timeline.looksBack ? stateAt(timeline.shown) : undefined;
  return state !== undefined && view.game.outcome(state) === undefined && canPlayAgain(view);
}

/** Lays out a new table as this one stood at the moment that is looked back at, for the same players. */
export function PlayOn({ model }: { readonly model: TableModel }) {
  const { text } = useWords();
  const { isBusy, problem, begin } = useDealing();
  const { view } = model.client;
  const position = model.stateAt(model.timeline.shown);
  if (!canPlayOn(model) || position === undefined) return null;
  const { options, whenSeatGoes } = view.start;
  const layOut = (): Promise<string> =>
    dealTable({
      game: view.game,
      options,
      players: withLooks(playersAtStart(view), model.looks),
      whenSeatGoes,
      position,
    });
  return (
    <>
      <button type="button" className="button" disabled={isBusy} onClick={() => begin(layOut)}>
        {text('replay.play-on')}
      </button>
      <ProblemAlert problem={problem} />
    </>
  );
}
