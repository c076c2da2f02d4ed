import './end-dialog.css';
import { present } from '@interregnum/match';
import { criteriaTable, decidedWords, endWordsOf, ownEndWords } from '@interregnum/screen';
import { useRef } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyThrone } from '../ending/empty-throne.tsx';
import { ShareResult } from '../ending/share-result.tsx';
import { useEvening } from '../ending/use-evening.ts';
import type { ShownTable } from '../model/use-shown.ts';
import { saveRecord } from '../open/save-record.ts';
import { canReview, ReviewButton } from '../review/review-button.tsx';
import type { OpenDialog } from '../screen/table-header.tsx';
import { Criteria } from './criteria.tsx';
import { EndPlayers } from './end-players.tsx';
import { canAgain, OtherTable, PlayAgain } from './play-again.tsx';

interface EndDialogProps {
  readonly shown: ShownTable;
  readonly open: (what: OpenDialog) => void;
  readonly close: () => void;
  readonly unasked: boolean;
}

/**
 * How the match has ended: as a picture, what decided it in one sentence, who has won, and where the rules ended it criterion by
 * criterion. To play again comes first, the replay second, what else can be done stands above.
 */
export function EndDialog({ shown, open, close, unasked }: EndDialogProps) {
  const { model, scene, input, wording } = shown;
  const { text } = useWords();
  const picture = useRef<HTMLDivElement>(null);
  const evening = useEvening(shown);
  const { game } = input.view;
  const isByRules = input.view.end?.by === 'rules';
  const end = present(input.view);
  const outcome = game.outcome(end);
  const ending = outcome && `${wording.words.word(`ending.${outcome.ending}`)}.`;
  const criteria = game.explain(end);
  const isCompared = criteriaTable(criteria).sides.length > 0;
  const [own, told, decided] = [
    ownEndWords(input, wording),
    endWordsOf(input.view, wording),
    decidedWords(input, wording),
  ];
  return (
    <Dialog
      title={own}
      close={close}
      closing={scene.text('replay.title')}
      actions={<Next shown={shown} />}
      unasked={unasked}
      wide
    >
      <div className="end-banner" ref={picture}>
        {model.gameTable.ending(input, scene) ?? <EmptyThrone />}
      </div>
      {decided !== '' && <p className="end-decided">{decided}</p>}
      {isByRules && <p className="quiet">{[ending, told].filter((each) => each !== own).join(' ')}</p>}
      <EndPlayers shown={shown} evening={evening} />
      {isCompared && (
        <details className="end-details" open={matchMedia('(min-width: 760px)').matches}>
          <summary>{text('table.criteria')}</summary>
          <Criteria shown={shown} criteria={criteria} />
        </details>
      )}
      <div className="end-more">
        <ShareResult shown={shown} picture={picture} decided={decided} />
        {canReview(model) && <ReviewButton text={text} open={open} />}
        <button type="button" className="button" onClick={() => saveRecord(model)}>
          {text('table.save-record')}
        </button>
        {model.extras === undefined && <OtherTable model={model} />}
        <Link href="/results" className="button">
          {text('end.results')}
        </Link>
      </div>
    </Dialog>
  );
}

/** The next match, where the match was played here or elsewhere. */
function Next({ shown: { model } }: Pick<EndDialogProps, 'shown'>) {
  if (model.extras !== undefined) return model.extras.next('end');
  return canAgain(model) ? <PlayAgain model={model} gold /> : null;
}
