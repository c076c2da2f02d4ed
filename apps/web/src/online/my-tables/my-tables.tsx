import { useEffect } from 'react';
import { keepSpace, WaitingSpace } from '../../start/waiting-space.tsx';
import { OnlineWords } from '../connection/online-page.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { awaitedAt, isOfVisitor } from './awaited-at.ts';
import { useMine } from './mine.ts';
import { TablesSection } from './tables-section.tsx';

/** So many of the tables that wait stand in the first screen of a phone, and so many of the others below the games. */
const [WAITING, OTHERS] = [3, 6];

/** The visitor's tables at the server that wait for them: before everything else on the start page. */
export const WaitingTables = () => (
  <OnlineWords>
    <Waiting />
  </OnlineWords>
);

function Waiting() {
  const online = useOnlineWords();
  const tables = useMine()?.filter((line) => isOfVisitor(awaitedAt(line)));
  const count = tables?.length;
  useEffect(() => {
    if (count !== undefined) keepSpace(Math.min(count, WAITING));
  }, [count]);
  if (tables === undefined) return <WaitingSpace />;
  return <TablesSection title={online('mine.waiting')} className="waiting-tables" tables={tables} most={WAITING} />;
}

/** The visitor's other tables at the server. */
export const MyTables = () => (
  <OnlineWords>
    <Others />
  </OnlineWords>
);

function Others() {
  const online = useOnlineWords();
  const tables = (useMine() ?? []).filter((line) => !isOfVisitor(awaitedAt(line)));
  return <TablesSection title={online('mine.title')} className="" tables={tables} most={OTHERS} />;
}
