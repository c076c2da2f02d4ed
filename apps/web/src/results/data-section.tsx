import { type ChangeEvent, useId, useRef, useState } from 'react';
import { saveBlob } from '../storage/save-file.ts';
import { Dialog } from '../ui/dialog.tsx';
import { dayOf } from './day.ts';
import { fileText, readFileText } from './results-file.ts';
import { addKept, deleteKept, readKept } from './results-store.ts';
import { useResultWords } from './words.ts';

/** Everything as a file, taken in from one, or deleted after a second word. */
export function DataSection({ look }: { readonly look: () => Promise<void> }) {
  const results = useResultWords();
  const heading = useId();
  const [told, tell] = useState('');
  const [isAsked, ask] = useState(false);
  const act = (work: () => Promise<string>): void => {
    tell('');
    work().then(tell, () => tell(results('kept.failed')));
  };
  const save = async (): Promise<string> => {
    const file = new Blob([fileText(await readKept())], { type: 'application/json' });
    saveBlob(file, ['interregnum-results', dayOf(Date.now()), 'json'].join('.'));
    return '';
  };
  const read = async (file: File): Promise<string> => {
    const kept = readFileText(await file.text());
    if ('flaw' in kept) return results(`kept.${kept.flaw}`, { file: file.name });
    const count = await addKept(kept);
    await look();
    return results('kept.added', { count, file: file.name });
  };
  const remove = async (): Promise<string> => {
    ask(false);
    await deleteKept();
    await look();
    return results('kept.deleted');
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{results('kept.title')}</h2>
      <p>{results('kept.text')}</p>
      <div className="results-doors">
        <button type="button" className="button" onClick={() => act(save)}>
          {results('kept.save')}
        </button>
        <FileDoor chosen={(file) => act(() => read(file))} />
        <button type="button" className="button danger" onClick={() => ask(true)}>
          {results('kept.delete')}
        </button>
      </div>
      <p role="status">{told}</p>
      {isAsked && <DeleteDialog close={() => ask(false)} remove={() => act(remove)} />}
    </section>
  );
}

function DeleteDialog({ close, remove }: { readonly close: () => void; readonly remove: () => void }) {
  const results = useResultWords();
  const button = (
    <button type="button" className="button danger" onClick={remove}>
      {results('kept.delete')}
    </button>
  );
  return (
    <Dialog title={results('kept.ask')} close={close} closing={results('kept.keep')} actions={button}>
      <p>{results('kept.ask-text')}</p>
    </Dialog>
  );
}

/** A button that asks for a file. */
function FileDoor({ chosen }: { readonly chosen: (file: File) => void }) {
  const results = useResultWords();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (file !== undefined) chosen(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={results('kept.read')}
        onChange={choose}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {results('kept.read')}
      </button>
    </>
  );
}
