import type { Seat } from '@interregnum/kernel';
import { hasEnded, ifResigned, type MatchAction } from '@interregnum/match';
import { botKindWords, wonWords } from '@interregnum/screen';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';

interface LeaveDialogProps {
  readonly shown: ShownTable;
  readonly close: () => void;
}

interface AskProps extends LeaveDialogProps {
  readonly title: string;
  readonly what: string;
  readonly button: string;
  readonly action: MatchAction;
}

/** Asks before a match is given up. */
function Ask({ shown, close, title, what, button, action }: AskProps) {
  const { model, scene } = shown;
  const actAndClose = (): void => {
    close();
    model.act(action);
  };
  const confirm = (
    <button type="button" className="button danger" onClick={actAndClose}>
      {button}
    </button>
  );
  return (
    <Dialog title={title} close={close} closing={scene.text('table.play-on')} actions={confirm}>
      <p>{what}</p>
    </Dialog>
  );
}

/** Who can resign on this screen: the person that it is for. */
export function whoCanResign({ model, input }: ShownTable): Seat | undefined {
  const { viewer } = model.client;
  return viewer !== undefined && !hasEnded(input.view) && input.here.includes(viewer) ? viewer : undefined;
}

/** Asks whether the person before the screen resigns, and says what follows. */
export function ResignDialog({ shown, close }: LeaveDialogProps) {
  const { scene } = shown;
  const seat = whoCanResign(shown);
  if (seat === undefined) return null;
  return (
    <Ask
      shown={shown}
      close={close}
      title={scene.text('table.resign-ask', { name: scene.nameOf(seat) })}
      what={whatFollows(shown, seat)}
      button={scene.text('table.resign')}
      action={{ resign: seat }}
    />
  );
}

/** What follows if a seat resigns, in words: how the match ends, or who plays on. */
function whatFollows({ input, wording }: ShownTable, seat: Seat): string {
  const { text, table } = wording;
  const { game, start } = input.view;
  const entry = ifResigned(input.view, seat);
  if (entry.type === 'seat') return text('table.resign-bot', { level: botKindWords(entry.kind, table) ?? '' });
  if (entry.winners.length === 0) return text('table.stop-text');
  return text('table.resign-text', { won: wonWords(entry, game.parties(start.options), wording) });
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
      button={text('table.stop')}
      action={{ stop: true }}
    />
  );
}
