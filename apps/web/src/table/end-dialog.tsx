import { committed } from '@interregnum/table';
import { Dialog } from '../look/dialog.tsx';
import { Criteria } from './criteria.tsx';
import { endLine } from './ended.ts';
import { canAgain, OtherTable, PlayAgain } from './play-again.tsx';
import { saveRecord } from './save-record.ts';
import type { Shown } from './use-table.ts';

interface EndDialogProps {
  readonly shown: Shown;
  readonly close: () => void;
  readonly unasked: boolean;
}

/** How the match has ended; where the rules ended it, how the winner was found, criterion by criterion. */
export function EndDialog({ shown, close, unasked }: EndDialogProps) {
  const { model, scene, words } = shown;
  const { game } = model.table;
  const end = committed(model.table);
  const ending = game.outcome(end)?.ending;
  const criteria = game.explain(end);
  const actions = (
    <>
      <button type="button" className="button" onClick={() => saveRecord(model.table)}>
        {scene.text('table.save-record')}
      </button>
      <OtherTable model={model} />
      {canAgain(model) && <PlayAgain model={model} />}
    </>
  );
  return (
    <Dialog title={endLine(shown)} close={close} actions={actions} unasked={unasked} wide>
      {ending !== undefined && <p>{words.word(`ending.${ending}`)}</p>}
      {criteria.length > 0 && <Criteria shown={shown} criteria={criteria} />}
    </Dialog>
  );
}
