import './dialog.css';
import { type ReactNode, type RefObject, startTransition, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../shell/words.tsx';
import { DOUBLE_TAP } from './double-tap.ts';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
  /** Beside the button that closes it. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  /** What the button that closes it says, where that decides something. */
  readonly closing?: string;
  /** Whether it opens by itself: then touches that were meant for what it covers do nothing. */
  readonly unasked?: boolean;
}

/** Something to read or to decide above the page. Escape, the button and a touch beside it close it. */
export function Dialog({ title, close, children, actions, wide = false, closing, unasked = false }: DialogProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLButtonElement>(null);
  const { text } = useWords();
  const heading = useId();
  const isPainted = useModalFocus(dialog, last);
  const isReady = useReady(unasked);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <div
      ref={dialog}
      className="dialog"
      role="dialog"
      aria-modal="true"
      aria-labelledby={heading}
      popover="auto"
      tabIndex={-1}
      onToggle={({ target, newState }) => target === dialog.current && newState === 'closed' && close()}
      onClick={(event) => isReady && event.target === dialog.current && close()}
    >
      <div className={`dialog-body ${wide ? 'wide' : ''} ${isReady ? '' : 'unready'}`}>
        <h2 id={heading}>{title}</h2>
        <div className="dialog-content">{isPainted && children}</div>
        <div className="dialog-actions">
          {actions}
          <button type="button" ref={last} className="button" onClick={close}>
            {closing ?? text('dialog.close')}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Whether it can be touched: what opens by itself only once no finger is still on its way to what was there before. */
function useReady(unasked: boolean): boolean {
  const [isReady, setReady] = useState(!unasked);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setReady(true), DOUBLE_TAP);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isReady;
}

/** The dialog above all others; undefined if none is open. */
export const topDialog = (): Element | undefined => [...document.querySelectorAll('[aria-modal="true"]')].at(-1);

/**
 * Shows a dialog above the page, keeps the focus in it, and gives it back at the end. A modal `<dialog>` would do so by
 * itself, but it makes the rest of the page inert, and every piece of a board is styled anew for that.
 *
 * True once the frame was painted: there may be much to read in it.
 */
function useModalFocus(dialog: RefObject<HTMLElement | null>, last: RefObject<HTMLElement | null>): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    const keepFocus = ({ target }: FocusEvent): void => {
      if (shown === null || topDialog() !== shown || shown.contains(target as Node)) return;
      const isBackwards = (shown.compareDocumentPosition(target as Node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      (isBackwards ? last.current : shown)?.focus();
    };
    shown?.showPopover();
    shown?.focus();
    document.addEventListener('focusin', keepFocus);
    const painted = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => {
      cancelAnimationFrame(painted);
      document.removeEventListener('focusin', keepFocus);
      if (shown?.isConnected) shown.hidePopover();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog, last]);
  return isPainted;
}
