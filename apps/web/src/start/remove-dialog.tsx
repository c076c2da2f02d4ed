import { useState } from 'react';
import { useWords } from '../shell/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Removal, Tables } from './use-tables.ts';

/** How lists remove tables. */
export interface Removing {
  readonly remove: Tables['remove'];
  /** Told what has been removed. */
  readonly tell: (what: string) => void;
}

interface RemoveDialogProps extends Removing {
  readonly id: IDBValidKey;
  /** The table in words. */
  readonly what: string;
  readonly close: () => void;
}

/** Asks before a table is gone for good; if it cannot be removed, it says why. */
export function RemoveDialog({ id, what, remove, tell, close }: RemoveDialogProps) {
  const { text } = useWords();
  const [state, setState] = useState<'asked' | 'busy' | Removal>('asked');
  const removeAndClose = async (): Promise<void> => {
    setState('busy');
    const removal = await remove(id);
    setState(removal);
    if (removal !== 'removed') return;
    close();
    tell(what);
  };
  const button = (
    <button type="button" className="button danger" disabled={state === 'busy'} onClick={removeAndClose}>
      {text('start.remove')}
    </button>
  );
  return (
    <Dialog title={text('start.remove-ask')} close={close} closing={text('start.keep')} actions={button}>
      <p>{text('start.remove-text', { what })}</p>
      <p role="alert" className="wrong">
        {state === 'elsewhere' || state === 'failed' ? text(`start.remove-${state}`) : ''}
      </p>
    </Dialog>
  );
}
