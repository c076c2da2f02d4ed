import './match-actions.css';
import { hasEnded, type Takeback } from '@interregnum/match';
import { useId } from 'react';
import { useHosted } from '../../online/connection/hello.ts';
import type { ShownTable } from '../model/use-shown.ts';
import { canReview, ReviewButton } from '../review/review-button.tsx';
import type { OpenDialog } from '../screen/table-header.tsx';
import { whoCanResign } from './leave-dialog.tsx';
import { PlayOn } from './play-on.tsx';

interface MatchActionsProps {
  readonly shown: ShownTable;
  readonly open: (what: OpenDialog) => void;
  readonly close: () => void;
}

/** What can be done to the match beside playing: take a turn back, resign, stop; or go on from a moment of one that is over. */
export function MatchActions({ shown, open, close }: MatchActionsProps) {
  const { model, scene, input } = shown;
  const { takeback } = model.client.port;
  if (hasEnded(input.view))
    return (
      <div className="match-actions">
        <PlayOn model={model} />
        {canReview(model) && <ReviewButton text={scene.text} open={open} />}
        {model.extras?.actions(close)}
      </div>
    );
  return (
    <div className="match-actions">
      {takeback !== undefined && <TakeBack shown={shown} takeback={takeback} close={close} />}
      {whoCanResign(shown) !== undefined && (
        <ActionButton words={scene.text('table.resign')} act={() => open('resign')} />
      )}
      {model.extras === undefined ? (
        <>
          <ActionButton words={scene.text('table.stop')} act={() => open('stop')} />
          <MoveOnline shown={shown} />
        </>
      ) : (
        model.extras.actions(close)
      )}
    </div>
  );
}

/** Leads to where the table moves to a server, if there is one and a friend could take a seat. */
function MoveOnline({ shown: { model, scene, input } }: Pick<MatchActionsProps, 'shown'>) {
  const isHosted = useHosted() !== 'no';
  if (!isHosted || input.here.length === 0) return null;
  return (
    <a href={`#/move/${model.id}`} className="button">
      {scene.text('table.move')}
    </a>
  );
}

interface TakeBackProps extends Pick<MatchActionsProps, 'shown' | 'close'> {
  readonly takeback: Takeback;
}

/** Takes the last turn of a person back; where that cannot be, it says why. */
function TakeBack({ shown, takeback, close }: TakeBackProps) {
  const { model, scene, input } = shown;
  const { seat } = takeback;
  const refused = 'refused' in takeback ? takeback.refused : undefined;
  const why = useId();
  const isOther = seat !== undefined && input.here.length > 1;
  const words = isOther
    ? scene.text('table.take-back-of', { name: scene.nameOf(seat) })
    : scene.text('table.take-back');
  const act = (): void => {
    if (refused !== undefined) return;
    model.act({ takeBack: true });
    close();
  };
  return (
    <>
      <ActionButton words={words} act={act} why={refused === undefined ? undefined : why} />
      {refused !== undefined && (
        <p className="quiet" id={why}>
          {scene.text(`table.take-back-${refused}`)}
        </p>
      )}
    </>
  );
}

interface ActionButtonProps {
  readonly words: string;
  readonly act: () => void;
  /** Where it is told why it cannot be done. */
  readonly why?: string | undefined;
}

function ActionButton({ words, act, why }: ActionButtonProps) {
  return (
    <button type="button" className="button" aria-disabled={why !== undefined} aria-describedby={why} onClick={act}>
      {words}
    </button>
  );
}
