import '../ui/field.css';
import './start.css';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { GAME_IDS } from '../games/index.ts';
import { type Hosted, useHosted } from '../online/connection/hello.ts';
import { hasLearned, remember, WELCOME } from '../shell/learned.ts';
import { usePage } from '../shell/page.ts';
import { useWords } from '../shell/words.tsx';
import { GameCard } from './game-card.tsx';
import { OpenRecord } from './open-record.tsx';
import { StartHead } from './start-head.tsx';
import { type Tables, useTables } from './use-tables.ts';
import { WaitingSpace } from './waiting-space.tsx';

const KeptTables = lazy(async () => ({ default: (await import('./kept-tables.tsx')).KeptTables }));
const mine = () => import('../online/my-tables/my-tables.tsx');
const WaitingTables = lazy(async () => ({ default: (await mine()).WaitingTables }));
const MyTables = lazy(async () => ({ default: (await mine()).MyTables }));

/** The three games, each a click away; below them what has been begun. */
export function StartPage() {
  const { text } = useWords();
  usePage();
  const kept = useTables();
  const hosted = useHosted();
  const { tables, problem } = kept;
  const { isNew, dismiss } = useNewcomer(tables.length > 0);
  return (
    <div className="start">
      <StartHead last={tables.find(({ match }) => !match.isOver)} />
      <main>
        <p role="status" className="start-problem">
          {problem === undefined ? '' : text(problem === 'off' ? 'start.unkept' : 'start.unlisted')}
        </p>
        {hosted === 'player' && (
          <Suspense fallback={<WaitingSpace />}>
            <WaitingTables />
          </Suspense>
        )}
        {isNew && (
          <p className="start-welcome">
            {text('start.newcomer')}
            <button type="button" className="button plain" onClick={dismiss}>
              {text('start.no-lesson')}
            </button>
          </p>
        )}
        <div className="start-games">
          {GAME_IDS.map((id) => (
            <GameCard key={id} id={id} teaches={isNew} />
          ))}
        </div>
        <StoredTablesList {...kept} hosted={hosted} />
      </main>
    </div>
  );
}

/** Whether the visitor is led to lessons: not once a match was begun, a lesson finished, or the offer dismissed. */
function useNewcomer(hasPlayed: boolean) {
  const [isNew, setNew] = useState(() => !hasLearned(WELCOME));
  useEffect(() => {
    if (hasPlayed) remember(WELCOME);
  }, [hasPlayed]);
  const dismiss = (): void => {
    remember(WELCOME);
    setNew(false);
  };
  return { isNew: isNew && !hasPlayed, dismiss };
}

/** What is kept here, and what can be opened. */
function StoredTablesList({ tables, unreadable, remove, hosted }: Tables & { readonly hosted: Hosted }) {
  const { text } = useWords();
  const [gone, setGone] = useState<{ readonly what: string }>();
  const told = useRef<HTMLParagraphElement>(null);
  // What had the focus is gone, too.
  useEffect(() => {
    if (gone !== undefined) told.current?.focus();
  }, [gone]);
  const removing = { remove, tell: (what: string) => setGone({ what }) };
  return (
    <div className="start-below">
      <p role="status" className="start-gone" ref={told} tabIndex={-1}>
        {gone === undefined ? '' : text('start.removed', gone)}
      </p>
      {hosted === 'player' && (
        <Suspense>
          <MyTables />
        </Suspense>
      )}
      <p className="start-you">
        <Link href="/results">{text('start.results')}</Link>
        {hosted !== 'no' && <Link href="/you">{text('start.you')}</Link>}
      </p>
      {tables.length + unreadable.length > 0 && (
        <Suspense>
          <KeptTables tables={tables} unreadable={unreadable} {...removing} />
        </Suspense>
      )}
      <OpenRecord />
    </div>
  );
}
