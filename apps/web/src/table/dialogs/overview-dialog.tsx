import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { News } from '../screen/news.tsx';
import { hasTally, TallyDialog } from './tally-dialog.tsx';

/** What stands beside the board where there is room, on screens that are too narrow for it. */
export function OverviewDialog({ shown, close }: { readonly shown: ShownTable; readonly close: () => void }) {
  const { scene, input } = shown;
  const [isTallied, tally] = useState(false);
  const actions = hasTally(input) && (
    <button type="button" className="button" onClick={() => tally(true)}>
      {scene.text('table.tally')}
    </button>
  );
  return (
    <Dialog title={scene.text('table.overview')} close={close} actions={actions}>
      {shown.overview}
      <News shown={shown} />
      {isTallied && <TallyDialog shown={shown} close={() => tally(false)} />}
    </Dialog>
  );
}
