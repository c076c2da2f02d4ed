import './legend-dialog.css';
import { useWords } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';

/** What the signs on the board mean. */
export function LegendDialog({ shown, close }: { readonly shown: ShownTable; readonly close: () => void }) {
  const { text, table } = useWords();
  return (
    <Dialog title={table('play.legend')} close={close}>
      <ul className="legend">
        {shown.model.gameTable.legend.map(({ about, picture }) => (
          <li key={about}>
            <span className="legend-sign">{picture}</span>
            {text(about)}
          </li>
        ))}
      </ul>
      <p className="quiet">{text('table.explain-help')}</p>
    </Dialog>
  );
}
