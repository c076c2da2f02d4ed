import { newsFrom } from '@interregnum/table';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../shell/words.tsx';
import { sentences } from './news.tsx';
import type { Shown } from './use-table.ts';

/** Everything that has happened; at a table that plays from memory, no more than the news. */
export function LogDialog({ shown, close }: { readonly shown: Shown; readonly close: () => void }) {
  const { model, scene } = shown;
  const { table: text } = useWords();
  const { record } = model.table;
  const remembered = record.header.options.memory === true && record.end === undefined;
  const lines = sentences(shown, model.table, remembered ? newsFrom(model.table, scene.viewer) : 0);
  return (
    <Dialog title={text('play.log')} close={close} wide>
      {lines.length === 0 && <p className="quiet">{text('play.nothing-yet')}</p>}
      <ol className="log" reversed>
        {lines.toReversed().map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log is not changed while it is read
          <li key={at}>{line}</li>
        ))}
      </ol>
      {remembered && <p className="quiet">{text('play.memory')}</p>}
    </Dialog>
  );
}
