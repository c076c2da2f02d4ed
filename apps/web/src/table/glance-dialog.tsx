import { Dialog } from '../look/dialog.tsx';
import { News } from './news.tsx';
import type { Shown } from './use-table.ts';

/** What stands beside the board where there is room, on screens that are too narrow for it. */
export function GlanceDialog({ shown, close }: { readonly shown: Shown; readonly close: () => void }) {
  const { model, position, before, scene } = shown;
  const { Glance } = model.view;
  return (
    <Dialog title={scene.text('table.glance')} close={close}>
      <Glance position={position} before={before} scene={scene} />
      <News shown={shown} />
    </Dialog>
  );
}
