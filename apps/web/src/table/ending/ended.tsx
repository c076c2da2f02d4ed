import { endBeats, ownEndWords } from '@interregnum/screen';
import { useCallback, useState } from 'react';
import { wantsStillness } from '../../shell/settings.ts';
import { EndDialog } from '../dialogs/end-dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import type { OpenDialog } from '../screen/table-header.tsx';
import { EndScene } from './end-scene.tsx';

interface EndedProps {
  readonly shown: ShownTable;
  readonly open: (what: OpenDialog) => void;
  readonly close: () => void;
  /** Whether nobody asked for it: the match has just ended on this screen. */
  readonly unasked: boolean;
}

/** How a match was decided; if it has just ended by its rules, after the scene of its ending. */
export function Ended({ shown, open, close, unasked }: EndedProps) {
  const { model, input, scene, wording } = shown;
  const [beats] = useState(() => (unasked && !wantsStillness() ? endBeats(input, wording) : []));
  const [isTold, setTold] = useState(beats.length === 0);
  const done = useCallback(() => setTold(true), []);
  if (isTold) return <EndDialog shown={shown} open={open} close={close} unasked={unasked} />;
  return (
    <EndScene
      title={ownEndWords(input, wording)}
      picture={model.gameTable.ending(input, scene)}
      beats={beats}
      done={done}
    />
  );
}
