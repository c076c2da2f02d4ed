import './asking-button.css';
import { useId } from 'react';
import { RequestNote } from './request-note.tsx';
import { useRequest } from './use-request.ts';

interface AskingButtonProps {
  readonly words: string;
  /** What it does, below it. */
  readonly about?: string;
  readonly tone?: 'gold';
  /** Whether there is room for the button alone. */
  readonly isBrief?: boolean;
  readonly work: () => Promise<unknown>;
  /** Once it is done. */
  readonly done?: () => void;
}

/** A button that asks the server for something, and says why that was not done. */
export function AskingButton({ words, about, tone, isBrief = false, work, done }: AskingButtonProps) {
  const { isBusy, errorKey, ask } = useRequest();
  const told = useId();
  const act = async (): Promise<void> => {
    if (await ask(work)) done?.();
  };
  const button = (
    <button
      type="button"
      className={tone === undefined ? 'button' : `button ${tone}`}
      disabled={isBusy}
      aria-describedby={about === undefined ? undefined : told}
      onClick={act}
    >
      {words}
    </button>
  );
  if (isBrief) return button;
  return (
    <div className="asking">
      {button}
      {about !== undefined && (
        <p className="quiet" id={told}>
          {about}
        </p>
      )}
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
    </div>
  );
}
