import { isOver } from '@interregnum/table';
import { Dialog } from '../look/dialog.tsx';
import { Criteria } from './criteria.tsx';
import type { TableModel } from './model.ts';
import { seenAt } from './standing.ts';
import type { Shown } from './use-table.ts';

/** Whether there is a tally: until the end, in games that can tell it at any time. */
export const hasTally = ({ table }: TableModel): boolean => table.game.tally !== undefined && !isOver(table);

/** What each side would have if the game ended at the moment that is shown, the draft included. */
export function TallyDialog({ shown, close }: { readonly shown: Shown; readonly close: () => void }) {
  const { model, scene } = shown;
  return (
    <Dialog title={scene.text('table.tally')} close={close} wide>
      <Criteria shown={shown} criteria={model.table.game.tally?.(seenAt(model)) ?? []} />
    </Dialog>
  );
}
