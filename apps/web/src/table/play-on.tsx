import { useDealing } from '../shell/use-dealing.ts';
import { useWords } from '../shell/words.tsx';
import type { TableModel } from './model.ts';
import { playersAtStart } from './names.ts';
import { dealTable } from './open.ts';
import { canPlayAgain } from './rematch.ts';
import { Trouble } from './trouble.tsx';

/** Whether those who played can play on from the moment that is looked back at: the rules have not ended it there. */
export function canPlayOn({ table, replay }: TableModel): boolean {
  const { game, record, states } = table;
  if (replay === undefined || game.outcome(states[replay.shown]) !== undefined) return false;
  return canPlayAgain(game, record.start.options, playersAtStart(table));
}

/** Lays out a new table as this one stood at the moment that is looked back at, for the same players. */
export function PlayOn({ model }: { readonly model: TableModel }) {
  const { text } = useWords();
  const { isBusy, trouble, begin } = useDealing();
  const { table, replay } = model;
  if (replay === undefined || !canPlayOn(model)) return null;
  const { options, whenSeatGoes } = table.record.start;
  const layOut = (): Promise<string> =>
    dealTable({
      game: table.game,
      options,
      players: playersAtStart(table),
      whenSeatGoes,
      position: table.states[replay.shown],
    });
  return (
    <>
      <button type="button" className="button" disabled={isBusy} onClick={() => begin(layOut)}>
        {text('replay.play-on')}
      </button>
      <Trouble trouble={trouble} />
    </>
  );
}
