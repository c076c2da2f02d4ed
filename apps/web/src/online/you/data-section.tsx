import { useId, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { askIdentity } from './ask-identity.ts';
import { Told } from './told.tsx';
import { useAsking } from './use-asking.ts';
import { useYouWords } from './words.ts';

/** Everything about the visitor: as a file, or gone for good after a second word. */
export function DataSection({ deleted }: { readonly deleted: () => void }) {
  const you = useYouWords();
  const heading = useId();
  const [isAsked, ask] = useState(false);
  const { isBusy, told, act } = useAsking();
  const remove = (): void => {
    ask(false);
    act(async () => {
      await askIdentity({ do: 'delete', sure: true });
      deleted();
      return undefined;
    });
  };
  const button = (
    <button type="button" className="button danger" onClick={remove}>
      {you('data.sure')}
    </button>
  );
  return (
    <section aria-labelledby={heading} className="you-section">
      <h2 id={heading}>{you('data.title')}</h2>
      <p>{you('data.text')}</p>
      <div className="you-doors">
        <a className="button" href="api/identity/export" download="interregnum.json">
          {you('data.save')}
        </a>
        <button type="button" className="button danger" disabled={isBusy} onClick={() => ask(true)}>
          {you('data.delete')}
        </button>
      </div>
      <Told told={told} />
      {isAsked && (
        <Dialog title={you('data.ask')} close={() => ask(false)} closing={you('data.keep')} actions={button}>
          <p>{you('data.ask-text')}</p>
        </Dialog>
      )}
    </section>
  );
}

/** Nothing is left to be seen here; the app is loaded anew from the start page. */
export function Deleted() {
  const you = useYouWords();
  return (
    <section role="status" className="you-section">
      <h2>{you('data.deleted')}</h2>
      <p>{you('data.deleted-text')}</p>
      <a className="button" href="./">
        {you('to-start')}
      </a>
    </section>
  );
}
