import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { News } from '../screen/news.tsx';
import { Standing } from '../screen/standing.tsx';
import { TallyDialog } from './tally-dialog.tsx';

/** What stands beside the board where there is room, on screens that are too narrow for it. */
export function OverviewDialog({ shown, close }: { readonly shown: ShownTable; readonly close: () => void }) {
  const [isTallied, tally] = useState(false);
  return (
    <Dialog title={shown.scene.text('table.overview')} close={close}>
      <Standing shown={shown} open={() => tally(true)} />
      {shown.overview}
      <News shown={shown} />
      {isTallied && <TallyDialog shown={shown} close={() => tally(false)} />}
    </Dialog>
  );
}
