import type { Seat } from '@interregnum/kernel';
import type { Session } from '@interregnum/sitting';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../shell/words.tsx';
import { wonWords } from './ended.ts';
import { canResign, ifResigned } from './leaving.ts';
import { botWordsAt } from './names.ts';
import type { Shown } from './use-table.ts';

interface LeaveDialogProps {
  readonly shown: Shown;
  readonly close: () => void;
}

interface AskProps extends LeaveDialogProps {
  readonly title: string;
  readonly what: string;
  readonly deed: string;
  readonly act: (session: Session) => void;
}

/** Asks before a match is given up. */
function Ask({ shown, close, title, what, deed, act }: AskProps) {
  const { model, scene } = shown;
  const actAndClose = (): void => {
    close();
    model.happen(act);
  };
  const button = (
    <button type="button" className="button danger" onClick={actAndClose}>
      {deed}
    </button>
  );
  return (
    <Dialog title={title} close={close} closing={scene.text('table.play-on')} actions={button}>
      <p>{what}</p>
    </Dialog>
  );
}

/** Asks whether the person before the screen resigns, and says what follows. */
export function ResignDialog({ shown, close }: LeaveDialogProps) {
  const { model, scene } = shown;
  const what = useFollows(shown);
  const seat = canResign(model);
  if (seat === undefined) return null;
  return (
    <Ask
      shown={shown}
      close={close}
      title={scene.text('table.resign-ask', { name: scene.nameOf(seat) })}
      what={what(seat)}
      deed={scene.text('table.resign')}
      act={(session) => session.resign(seat)}
    />
  );
}

/** What follows if a seat resigns, in words: how the match ends, or who plays on. */
function useFollows({ model, scene }: Shown): (seat: Seat) => string {
  const { table: text } = useWords();
  return (seat) => {
    const after = ifResigned(model.table, seat);
    const { end, game, start } = after.progress;
    if (end?.winners.length === 0) return scene.text('table.stop-text');
    if (end !== undefined)
      return scene.text('table.resign-text', { won: wonWords(end, game.parties(start.options), scene) });
    return scene.text('table.resign-bot', { level: botWordsAt(after, seat, text) ?? '' });
  };
}

/** Asks whether the match is broken off. */
export function StopDialog({ shown, close }: LeaveDialogProps) {
  const { text } = shown.scene;
  return (
    <Ask
      shown={shown}
      close={close}
      title={text('table.stop-ask')}
      what={text('table.stop-text')}
      deed={text('table.stop')}
      act={(session) => session.stop()}
    />
  );
}
