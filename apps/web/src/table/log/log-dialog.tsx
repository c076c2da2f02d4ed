import { useWords } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { Log } from './log.tsx';

/** The log on screens that have no room for it beside the board. A line that leads to its moment closes it. */
export function LogDialog({ shown, close }: { readonly shown: ShownTable; readonly close: () => void }) {
  const { table: text } = useWords();
  return (
    <Dialog title={text('play.log')} close={close} wide>
      <Log shown={shown} left={close} />
    </Dialog>
  );
}
