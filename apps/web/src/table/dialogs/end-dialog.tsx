import { present } from '@interregnum/match';
import { endWordsOf, ownEndWords } from '@interregnum/screen';
import { Dialog } from '../../ui/dialog.tsx';
import type { TableModel } from '../model/table-model.ts';
import type { ShownTable } from '../model/use-shown.ts';
import { saveRecord } from '../open/save-record.ts';
import { Criteria } from './criteria.tsx';
import { canAgain, OtherTable, PlayAgain } from './play-again.tsx';

interface EndDialogProps {
  readonly shown: ShownTable;
  readonly close: () => void;
  readonly unasked: boolean;
}

/** How the match has ended; where the rules ended it, how the winner was found, criterion by criterion. */
export function EndDialog({ shown, close, unasked }: EndDialogProps) {
  const { model, scene, input, wording } = shown;
  const { game } = input.view;
  const end = present(input.view);
  const ending = game.outcome(end)?.ending;
  const criteria = game.explain(end);
  const actions = (
    <>
      {model.extras === undefined ? <PlayedHere model={model} /> : model.extras.next('end')}
      <button type="button" className="button" onClick={() => saveRecord(model)}>
        {scene.text('table.save-record')}
      </button>
    </>
  );
  const [own, told] = [ownEndWords(input, wording), endWordsOf(input.view, wording)];
  return (
    <Dialog title={own} close={close} closing={scene.text('replay.title')} actions={actions} unasked={unasked} wide>
      <p>
        {[ending && `${wording.words.word(`ending.${ending}`)}.`, own === told ? undefined : told]
          .filter(Boolean)
          .join(' ')}
      </p>
      {criteria.length > 0 && <Criteria shown={shown} criteria={criteria} />}
    </Dialog>
  );
}

/** What next, where the match was played on this machine. */
const PlayedHere = ({ model }: { readonly model: TableModel }) => (
  <>
    {canAgain(model) && <PlayAgain model={model} gold />}
    <OtherTable model={model} />
  </>
);
