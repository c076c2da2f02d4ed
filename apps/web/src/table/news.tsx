import './news.css';
import { newsFrom, type Table, type Told, toldDraft, toldSince } from '@interregnum/table';
import { useWords } from '../shell/words.tsx';
import type { Shown } from './use-table.ts';

/** What the turn that is being drafted does, and what has happened since the viewer's last turn. */
export function News({ shown }: { readonly shown: Shown }) {
  const { model, scene } = shown;
  const { table: text } = useWords();
  const { table } = model;
  const news = sentences(shown, table, newsFrom(table, scene.viewer));
  const own = model.session.program === undefined ? inWords(shown, toldDraft(table)) : [];
  return (
    <section className="news" aria-label={scene.text('table.news')}>
      {own.length > 0 && (
        <>
          <h2>{scene.text('table.this-turn')}</h2>
          <Lines lines={own} />
        </>
      )}
      <h2>{text('play.since')}</h2>
      {news.length === 0 ? <p className="quiet">{text('play.nothing-yet')}</p> : <Lines lines={news} />}
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ol>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
        <li key={at}>{line}</li>
      ))}
    </ol>
  );
}

/** What a viewer was told from a decision on: a sentence or more for each. */
export const sentences = (shown: Shown, table: Table, from: number): string[] =>
  inWords(shown, toldSince(table, shown.scene.viewer, from));

const inWords = ({ words }: Shown, told: readonly Told[]): string[] =>
  told.map(({ lines }) => lines.map((line) => words.say('log', line)).join(' ')).filter((line) => line !== '');
