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
  const { model, scene } = shown;
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
      <Criteria shown={shown} criteria={model.table.game.explain(committed(model.table))} />
    </Dialog>
  );
}
