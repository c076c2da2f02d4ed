import '../../ui/field.css';
import './online.css';
import { ONLINE } from '@interregnum/texts/lazy';
import type { ReactNode } from 'react';
import { Header } from '../../shell/header.tsx';
import { usePage } from '../../shell/page.ts';
import { WordsProvider } from '../../shell/words.tsx';

/** Whatever is below speaks of tables on a server, and of games that are named. */
export const OnlineWords = ({ games = [], children }: { readonly games?: readonly string[]; children: ReactNode }) => (
  <WordsProvider catalogues={[ONLINE, ...games]}>{children}</WordsProvider>
);

/** A page about a table: its title, and what there is to read and to do. */
export function OnlinePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  usePage(title);
  return (
    <>
      <Header title={title} />
      <main className="online">{children}</main>
    </>
  );
}
