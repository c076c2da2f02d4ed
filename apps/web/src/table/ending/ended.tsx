import { endBeats, ownEndWords } from '@interregnum/screen';
import { useCallback, useState } from 'react';
import { EndDialog } from '../dialogs/end-dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { EndScene } from './end-scene.tsx';

interface EndedProps {
  readonly shown: ShownTable;
  readonly close: () => void;
}

/** Whether the visitor wants to see things move. */
const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A match has ended on this screen: the scene of its ending if the rules ended it, then how it was decided. */
export function Ended({ shown, close }: EndedProps) {
  const { model, input, scene, wording } = shown;
  const [beats] = useState(() => (wantsMotion() ? endBeats(input, wording) : []));
  const [isTold, setTold] = useState(beats.length === 0);
  const done = useCallback(() => setTold(true), []);
  if (isTold) return <EndDialog shown={shown} close={close} unasked />;
  return (
    <EndScene
      title={ownEndWords(input, wording)}
      picture={model.gameTable.ending(input, scene)}
      beats={beats}
      done={done}
    />
  );
}
