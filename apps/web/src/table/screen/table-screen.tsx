import './table-screen.css';
import { hasEnded } from '@interregnum/match';
import type { Mark } from '@interregnum/screen';
import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSeatColours } from '../../looks/use-seat-colours.ts';
import { useTableTurn } from '../../notices/use-table-turn.ts';
import { useKeptResult } from '../../results/use-kept-result.ts';
import { hasLearned, playedWord } from '../../shell/learned.ts';
import { usePage } from '../../shell/page.ts';
import { WantedSounds } from '../../sound/wanted-sounds.tsx';
import { topDialog } from '../../ui/dialog.tsx';
import { ScreenProvider } from '../../ui/screen-context.ts';
import { HintDialog } from '../dialogs/hint-dialog.tsx';
import { ResignDialog, StopDialog } from '../dialogs/leave-dialog.tsx';
import { LegendDialog } from '../dialogs/legend-dialog.tsx';
import { MenuDialog } from '../dialogs/menu-dialog.tsx';
import { OverviewDialog } from '../dialogs/overview-dialog.tsx';
import { TallyDialog } from '../dialogs/tally-dialog.tsx';
import { Dragging } from '../drag/dragging.tsx';
import { useScreenWhileDragged } from '../drag/screen-while-dragged.ts';
import { LogDialog, SideLog } from '../log/log.tsx';
import type { Hints } from '../model/hints.ts';
import type { TableModel } from '../model/table-model.ts';
import { type ShownTable, useShownTable } from '../model/use-shown.ts';
import { Arrows } from '../motion/arrows.tsx';
import { BeatLayer } from '../motion/beat-layer.tsx';
import { beatOn } from '../motion/stage.ts';
import { HintLine, useHints } from '../prompt/hint-line.tsx';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { ReplayBar } from '../replay/replay-bar.tsx';
import { Announcer } from './announcer.tsx';
import { BoardAndSide } from './board-and-side.tsx';
import { Curtain } from './curtain.tsx';
import { Explainer } from './explainer.tsx';
import { Standing } from './standing.tsx';
import { type OpenDialog, TableHeader } from './table-header.tsx';

const Ended = lazy(async () => ({ default: (await import('../ending/ended.tsx')).Ended }));
const ReviewDialog = lazy(async () => ({ default: (await import('../review/review-dialog.tsx')).ReviewDialog }));
const FirstNotes = lazy(async () => ({ default: (await import('../../learn/first-notes.tsx')).FirstNotes }));

/** A table: board, seats, news, question and hand, all on one screen. */
export function TableScreen({ model }: { readonly model: TableModel }) {
  const shown = useShownTable(model);
  usePage(shown.wording.words.word('title'));
  useShortcuts(model);
  useSeatColours(model.looks);
  useTableTurn(model);
  useKeptResult(model);
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
  const isOver = hasEnded(shown.input.view) && model.timeline.looksBack;
  const [wasOver] = useState(isOver);
  const endedHere = isOver && !wasOver;
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
    <Explainer />
    <WantedSounds shown={shown} />
  </>
));

function TableLayout({ shown, open, hints, endedHere }: PlayedTableProps) {
  const { model, scene, input, stage } = shown;
  const surface = useRef<HTMLElement>(null);
  const [isFirst] = useState(() => hasNotes(model));
  const [dragged, drag] = useState<Mark>();
  return (
    <ScreenProvider value={useScreenWhileDragged(shown, dragged)}>
      <main className={`table ${model.gameId}`} ref={surface}>
        <BoardAndSide shown={shown}>
          <Standing shown={shown} open={() => open('tally')} />
          <SideLog shown={shown} />
        </BoardAndSide>
        {model.timeline.looksBack ? (
          <ReplayBar shown={shown} open={open} keepsFocus={endedHere} />
        ) : (
          <PromptBar shown={shown} />
        )}
        {isFirst && !model.timeline.looksBack && (
          <Suspense>
            <FirstNotes shown={shown} />
          </Suspense>
        )}
        {!model.timeline.looksBack && <HintLine shown={shown} hints={hints} why={() => open('hint')} />}
        <section className="table-hand" aria-label={scene.text('table.hand')}>
          {shown.hand}
        </section>
        <Arrows input={input} isPlaying={beatOn(stage) !== undefined} surface={surface} />
        <BeatLayer shown={shown} surface={surface} />
        <Dragging model={model} surface={surface} mark={dragged} setMark={drag} />
      </main>
    </ScreenProvider>
  );
}

/** Whether it is a first game, played by one person here. */
const hasNotes = ({ client, gameId }: TableModel): boolean =>
  client.seats.length === 1 && !hasLearned(playedWord(gameId));

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
  if (dialog === 'legend') return <LegendDialog shown={shown} close={close} />;
  if (dialog === 'resign') return <ResignDialog shown={shown} close={close} />;
  if (dialog === 'stop') return <StopDialog shown={shown} close={close} />;
  if (dialog === 'review')
    return (
      <Suspense>
        <ReviewDialog shown={shown} close={close} />
      </Suspense>
    );
  if ((dialog === 'end' || dialog === 'ended') && hasEnded(shown.input.view))
    return (
      <Suspense>
        <Ended key={dialog} shown={shown} open={open} close={close} unasked={dialog === 'ended'} />
      </Suspense>
    );
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
