import { committed } from '@interregnum/table';
import { Dialog } from '../look/dialog.tsx';
import { Criteria } from './criteria.tsx';
import { OtherTable, PlayAgain } from './play-again.tsx';
import { winnersLine } from './question.ts';
import { canPlayAgain } from './rematch.ts';
import { saveRecord } from './save-record.ts';
import type { Shown } from './use-table.ts';

interface EndDialogProps {
  readonly shown: Shown;
  readonly close: () => void;
  readonly unasked: boolean;
}

/** How the winner was found, criterion by criterion, with what each side had. */
export function EndDialog({ shown, close, unasked }: EndDialogProps) {
  const { model, scene, words } = shown;
  const { game } = model.table;
  const end = committed(model.table);
  const ending = game.outcome(end)?.ending;
  const actions = (
    <>
      <button type="button" className="button" onClick={() => saveRecord(model.table)}>
        {scene.text('table.save-record')}
      </button>
      <OtherTable model={model} />
      {canPlayAgain(model.table.record.header) && <PlayAgain model={model} />}
    </>
  );
  return (
    <Dialog title={winnersLine(shown)} close={close} actions={actions} unasked={unasked} wide>
      {ending !== undefined && <p>{words.word(`ending.${ending}`)}</p>}
      <Criteria shown={shown} criteria={game.explain(end)} />
    </Dialog>
  );
}
