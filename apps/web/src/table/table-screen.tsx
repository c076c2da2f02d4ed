import './table-screen.css';
import { isOver } from '@interregnum/table';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { topDialog } from '../look/dialog.tsx';
import { usePage } from '../shell/page.ts';
import { Announcer } from './announcer.tsx';
import { Arrows } from './arrows.tsx';
import { Curtain } from './curtain.tsx';
import { EndDialog } from './end-dialog.tsx';
import { Flyers } from './flyers.tsx';
import { GlanceDialog } from './glance-dialog.tsx';
import { HintDialog } from './hint-dialog.tsx';
import { HintLine, useHints } from './hint-line.tsx';
import type { Hints } from './hints.ts';
import { ResignDialog, StopDialog } from './leave-dialog.tsx';
import { LogDialog } from './log-dialog.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import type { TableModel } from './model.ts';
import { News } from './news.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { Seats } from './seats.tsx';
import { type Opener, TableHeader } from './table-header.tsx';
import { TallyDialog } from './tally-dialog.tsx';
import { type Shown, useTable } from './use-table.ts';

/** A table: board, seats, news, question and hand, all on one screen. */
export function TableScreen({ model }: { readonly model: TableModel }) {
  const shown = useTable(model);
  usePage(shown.words.word('title'));
  useShortcuts(model);
  const isHandedOver = model.viewer === undefined && model.session.program === undefined && !isOver(model.table);
  return isHandedOver ? <Curtain model={model} nameOf={shown.scene.nameOf} /> : <Attended shown={shown} />;
}

/** The table before whoever looks at it, and what they open above it. */
function Attended({ shown }: { readonly shown: Shown }) {
  const { model } = shown;
  const [opened, open] = useState<Opener>();
  const hints = useHints(model);
  const [wasOver] = useState(model.replay !== undefined);
  const hasEnded = model.replay !== undefined && !wasOver;
  useEffect(() => {
    if (hasEnded) open('ended');
  }, [hasEnded]);
  const close = useCallback(() => open(undefined), []);
  return (
    <>
      <Below shown={shown} open={open} hints={hints} hasEnded={hasEnded} />
      <Opened shown={shown} hints={hints} opened={opened} open={open} close={close} />
    </>
  );
}

interface BelowProps {
  readonly shown: Shown;
  readonly open: (what: Opener) => void;
  readonly hints: Hints;
  /** Whether the match has ended on this screen. */
  readonly hasEnded: boolean;
}

/** Not drawn anew when something is opened above it. */
const Below = memo(({ shown, open, hints, hasEnded }: BelowProps) => (
  <>
    <TableHeader shown={shown} open={open} askHint={() => hints.ask()} />
    <Surface shown={shown} open={open} hints={hints} hasEnded={hasEnded} />
    <Announcer shown={shown} />
  </>
));

function Surface({ shown, open, hints, hasEnded }: BelowProps) {
  const { model, position, before, from, scene } = shown;
  const { Board, Hand, Glance } = model.view;
  const surface = useRef<HTMLElement>(null);
  return (
    <main className={`table ${model.table.game.meta.id}`} ref={surface}>
      <section className="table-board" aria-label={scene.text('table.board')}>
        <Board position={position} before={before} from={from} scene={scene} />
      </section>
      <aside className="table-side">
        <Seats shown={shown} />
        <div className="table-glance">
          <Glance position={position} before={before} scene={scene} />
        </div>
        <News shown={shown} />
      </aside>
      {model.replay === undefined ? (
        <PromptBar shown={shown} />
      ) : (
        <ReplayBar shown={shown} replay={model.replay} open={open} keepsFocus={hasEnded} />
      )}
      <HintLine shown={shown} hints={hints} why={() => open('hint')} />
      <section className="table-hand" aria-label={scene.text('table.hand')}>
        <Hand position={position} before={before} scene={scene} />
      </section>
      <Arrows shown={shown} surface={surface} />
      <Flyers shown={shown} surface={surface} />
    </main>
  );
}

interface OpenedProps {
  readonly shown: Shown;
  readonly hints: Hints;
  readonly opened: Opener;
  readonly open: (what: Opener) => void;
  readonly close: () => void;
}

/** What was opened above the table. */
function Opened({ shown, hints, opened, open, close }: OpenedProps) {
  if (opened === 'glance') return <GlanceDialog shown={shown} close={close} />;
  if (opened === 'tally') return <TallyDialog shown={shown} close={close} />;
  if (opened === 'log') return <LogDialog shown={shown} close={close} />;
  if (opened === 'hint') return <HintDialog shown={shown} hints={hints} close={close} />;
  if (opened === 'menu') return <MenuDialog shown={shown} open={open} close={close} />;
  if (opened === 'resign') return <ResignDialog shown={shown} close={close} />;
  if (opened === 'stop') return <StopDialog shown={shown} close={close} />;
  if ((opened === 'end' || opened === 'ended') && isOver(shown.model.table))
    return <EndDialog shown={shown} close={close} unasked={opened === 'ended'} />;
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
