import { useState } from 'react';
import { Dialog } from '../look/dialog.tsx';
import { News } from './news.tsx';
import { hasTally, TallyDialog } from './tally-dialog.tsx';
import type { Shown } from './use-table.ts';

/** What stands beside the board where there is room, on screens that are too narrow for it. */
export function GlanceDialog({ shown, close }: { readonly shown: Shown; readonly close: () => void }) {
  const { model, position, before, scene } = shown;
  const { Glance } = model.view;
  const [isTallied, tally] = useState(false);
  const actions = hasTally(model) && (
    <button type="button" className="button" onClick={() => tally(true)}>
      {scene.text('table.tally')}
    </button>
  );
  return (
    <Dialog title={scene.text('table.glance')} close={close} actions={actions}>
      <Glance position={position} before={before} scene={scene} />
      <News shown={shown} />
      {isTallied && <TallyDialog shown={shown} close={() => tally(false)} />}
    </Dialog>
  );
}
