import { hasEnded } from '@interregnum/match';
import { type ScreenInput, seenNow } from '@interregnum/screen';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { Criteria } from './criteria.tsx';

/** Whether there is a tally: until the end, in games that can tell it at any time. */
export const hasTally = ({ view }: ScreenInput): boolean => view.game.tally !== undefined && !hasEnded(view);

/** What each side would have if the game ended at the moment that is shown, the draft included. */
export function TallyDialog({ shown, close }: { readonly shown: ShownTable; readonly close: () => void }) {
  const { scene, input } = shown;
  return (
    <Dialog title={scene.text('table.tally')} close={close} wide>
      <Criteria shown={shown} criteria={input.view.game.tally?.(seenNow(input)) ?? []} />
    </Dialog>
  );
}
