import './table-screen.css';
import { isOver } from '@interregnum/table';
import { memo, useEffect, useRef, useState } from 'react';
import { usePage } from '../shell/page.ts';
import { Announcer } from './announcer.tsx';
import { Arrows } from './arrows.tsx';
import { Curtain } from './curtain.tsx';
import { EndDialog } from './end-dialog.tsx';
import { Flyers } from './flyers.tsx';
import { GlanceDialog } from './glance-dialog.tsx';
import { HintDialog } from './hint-dialog.tsx';
import { LogDialog } from './log-dialog.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import type { TableModel } from './model.ts';
import { News } from './news.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { Seats } from './seats.tsx';
import { type Opener, TableHeader } from './table-header.tsx';
import { type Shown, useTable } from './use-table.ts';

/** A table: board, seats, news, question and hand, all on one screen. */
export function TableScreen({ model }: { readonly model: TableModel }) {
  const shown = useTable(model);
  usePage(shown.words.word('title'));
  const [opened, open] = useState<Opener>();
  const over = isOver(model.table) && !model.playback.isRunning;
  useEffect(() => {
    if (over) open('end');
  }, [over]);
  useShortcuts(model);
  const isHandedOver = model.viewer === undefined && model.session.program === undefined && !isOver(model.table);
  useEffect(() => {
    if (isHandedOver) open(undefined);
  }, [isHandedOver]);
  if (isHandedOver) return <Curtain model={model} nameOf={shown.scene.nameOf} />;
  return (
    <>
      <TableHeader shown={shown} open={open} />
      <Surface shown={shown} open={open} />
      <Opened shown={shown} opened={opened} close={() => open(undefined)} />
      <Announcer shown={shown} />
    </>
  );
}

interface SurfaceProps {
  readonly shown: Shown;
  readonly open: (what: Opener) => void;
}

/** Not drawn anew when something is opened above it. */
const Surface = memo(({ shown, open }: SurfaceProps) => {
  const { model, position, before, scene } = shown;
  const { Board, Hand, Glance } = model.view;
  const surface = useRef<HTMLElement>(null);
  return (
    <main className={`table ${model.table.game.meta.id}`} ref={surface}>
      <section className="table-board" aria-label={scene.text('table.board')}>
        <Board position={position} before={before} scene={scene} />
      </section>
      <aside className="table-side">
        <Seats shown={shown} />
        <div className="table-glance">
          <Glance position={position} before={before} scene={scene} />
        </div>
        <News shown={shown} />
      </aside>
      <PromptBar shown={shown} open={open} />
      <section className="table-hand" aria-label={scene.text('table.hand')}>
        <Hand position={position} before={before} scene={scene} />
      </section>
      <Arrows shown={shown} surface={surface} />
      <Flyers shown={shown} surface={surface} />
    </main>
  );
});

interface OpenedProps {
  readonly shown: Shown;
  readonly opened: Opener | undefined;
  readonly close: () => void;
}

/** What was opened above the table. */
function Opened({ shown, opened, close }: OpenedProps) {
  if (opened === 'glance') return <GlanceDialog shown={shown} close={close} />;
  if (opened === 'log') return <LogDialog shown={shown} close={close} />;
  if (opened === 'hint') return <HintDialog shown={shown} close={close} />;
  if (opened === 'menu') return <MenuDialog shown={shown} close={close} />;
  if (opened === 'end' && isOver(shown.model.table)) return <EndDialog shown={shown} close={close} />;
  return null;
}

/** Ctrl+Z takes back, Ctrl+Enter commits. */
function useShortcuts(model: TableModel): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'z' && model.canUndo) model.undo();
      else if (event.key === 'Enter' && model.canCommit) model.commit();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [model]);
}
