import './table-screen.css';
import { hasEnded } from '@interregnum/match';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { usePage } from '../../shell/page.ts';
import { topDialog } from '../../ui/dialog.tsx';
import { ScreenProvider } from '../../ui/screen-context.ts';
import { EndDialog } from '../dialogs/end-dialog.tsx';
import { HintDialog } from '../dialogs/hint-dialog.tsx';
import { ResignDialog, StopDialog } from '../dialogs/leave-dialog.tsx';
import { LogDialog } from '../dialogs/log-dialog.tsx';
import { MenuDialog } from '../dialogs/menu-dialog.tsx';
import { OverviewDialog } from '../dialogs/overview-dialog.tsx';
import { TallyDialog } from '../dialogs/tally-dialog.tsx';
import type { Hints } from '../model/hints.ts';
import type { TableModel } from '../model/table-model.ts';
import { type ShownTable, useShownTable } from '../model/use-shown.ts';
import { Arrows } from '../motion/arrows.tsx';
import { Flyers } from '../motion/flyers.tsx';
import { HintLine, useHints } from '../prompt/hint-line.tsx';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { ReplayBar } from '../replay/replay-bar.tsx';
import { Announcer } from './announcer.tsx';
import { Curtain } from './curtain.tsx';
import { News } from './news.tsx';
import { Seats } from './seats.tsx';
import { type OpenDialog, TableHeader } from './table-header.tsx';

/** A table: board, seats, news, question and hand, all on one screen. */
export function TableScreen({ model }: { readonly model: TableModel }) {
  const shown = useShownTable(model);
  usePage(shown.wording.words.word('title'));
  useShortcuts(model);
  return model.isHandedOver ? (
    <Curtain model={model} nameOf={shown.scene.nameOf} />
  ) : (
    <TableWithDialogs shown={shown} />
  );
}

/** The table before its viewer, and what is opened above it. */
function TableWithDialogs({ shown }: { readonly shown: ShownTable }) {
  const { model } = shown;
  const [dialog, setDialog] = useState<OpenDialog>();
  const hints = useHints(model);
  const { looksBack } = model.timeline;
  const [wasOver] = useState(looksBack);
  const endedHere = looksBack && !wasOver;
  useEffect(() => {
    if (endedHere) setDialog('ended');
  }, [endedHere]);
  const close = useCallback(() => setDialog(undefined), []);
  return (
    <ScreenProvider value={shown.screen}>
      <PlayedTable shown={shown} open={setDialog} hints={hints} endedHere={endedHere} />
      <OpenedDialog shown={shown} hints={hints} dialog={dialog} open={setDialog} close={close} />
    </ScreenProvider>
  );
}

interface PlayedTableProps {
  readonly shown: ShownTable;
  readonly open: (what: OpenDialog) => void;
  readonly hints: Hints;
  /** Whether the match has ended on this screen. */
  readonly endedHere: boolean;
}

/** Not drawn anew when something is opened above it. */
const PlayedTable = memo(({ shown, open, hints, endedHere }: PlayedTableProps) => (
  <>
    <TableHeader shown={shown} open={open} askHint={() => hints.ask()} />
    {shown.model.extras?.line()}
    <TableLayout shown={shown} open={open} hints={hints} endedHere={endedHere} />
    <Announcer shown={shown} />
  </>
));

function TableLayout({ shown, open, hints, endedHere }: PlayedTableProps) {
  const { model, scene, input } = shown;
  const surface = useRef<HTMLElement>(null);
  return (
    <main className={`table ${model.gameId}`} ref={surface}>
      <section className="table-board" aria-label={scene.text('table.board')}>
        {shown.board}
      </section>
      <aside className="table-side">
        <Seats shown={shown} />
        <div className="table-overview">{shown.overview}</div>
        <News shown={shown} />
      </aside>
      {model.timeline.looksBack ? (
        <ReplayBar shown={shown} open={open} keepsFocus={endedHere} />
      ) : (
        <PromptBar shown={shown} />
      )}
      <HintLine shown={shown} hints={hints} why={() => open('hint')} />
      <section className="table-hand" aria-label={scene.text('table.hand')}>
        {shown.hand}
      </section>
      <Arrows input={input} surface={surface} />
      <Flyers shown={shown} surface={surface} />
    </main>
  );
}

interface OpenedDialogProps {
  readonly shown: ShownTable;
  readonly hints: Hints;
  readonly dialog: OpenDialog;
  readonly open: (what: OpenDialog) => void;
  readonly close: () => void;
}

/** What was opened above the table. */
function OpenedDialog({ shown, hints, dialog, open, close }: OpenedDialogProps) {
  if (dialog === 'overview') return <OverviewDialog shown={shown} close={close} />;
  if (dialog === 'tally') return <TallyDialog shown={shown} close={close} />;
  if (dialog === 'log') return <LogDialog shown={shown} close={close} />;
  if (dialog === 'hint') return <HintDialog shown={shown} hints={hints} close={close} />;
  if (dialog === 'menu') return <MenuDialog shown={shown} open={open} close={close} />;
  if (dialog === 'resign') return <ResignDialog shown={shown} close={close} />;
  if (dialog === 'stop') return <StopDialog shown={shown} close={close} />;
  if ((dialog === 'end' || dialog === 'ended') && hasEnded(shown.input.view))
    return <EndDialog shown={shown} close={close} unasked={dialog === 'ended'} />;
  return null;
}

/** Ctrl+Z takes back, Ctrl+Enter commits. */
function useShortcuts(model: TableModel): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
      if (topDialog() !== undefined) return;
      if (event.key === 'z' && model.canUndo) model.undo();
      else if (event.key === 'Enter' && model.canCommit) model.commit();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [model]);
}
