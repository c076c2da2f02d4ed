import './news.css';
import { byTurn, toldDraft } from '@interregnum/table';
import { useWords } from '../shell/words.tsx';
import { paragraphs } from './said.ts';
import { newsAt } from './standing.ts';
import type { Shown } from './use-table.ts';

/** What the turn that is being drafted does, and what has happened since the viewer's last turn, turn by turn. */
export function News({ shown }: { readonly shown: Shown }) {
  const { model, scene, words } = shown;
  const { table: text } = useWords();
  const news = paragraphs(words, byTurn(newsAt(model, scene.viewer)));
  const drafts = model.session.program === undefined && !model.playback.isRunning;
  const own = drafts ? paragraphs(words, toldDraft(model.table)) : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled, by keyboard too
    <section className="news" aria-label={scene.text('table.news')} tabIndex={0}>
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
