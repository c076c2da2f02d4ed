import './dialog.css';
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../shell/words.tsx';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
  /** Beside the button that closes it. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
}

/** Something to read or to decide above the page. Escape, the button and a touch beside it close it. */
export function Dialog({ title, close, children, actions, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { text } = useWords();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The frame is painted first: there may be much to read in it.
    const painted = requestAnimationFrame(() => startTransition(() => setOpen(true)));
    return () => {
      cancelAnimationFrame(painted);
      shown?.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      ref={dialog}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="dialog-body">
        <h2 id={heading}>{title}</h2>
        <div className="dialog-content">{isOpen && children}</div>
        <div className="dialog-actions">
          {actions}
          <button type="button" className="button" onClick={close}>
            {text('dialog.close')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
