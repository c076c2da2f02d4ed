import './news.css';
import { useWords } from '../../shell/words.tsx';
import type { ShownTable } from '../model/use-shown.ts';

/**
 * What the turn that is being drafted does, and what has happened since the viewer's last turn, turn by turn. What the viewer
 * chose is told or shown while it is drafted, and not told again.
 */
export function News({ shown }: { readonly shown: ShownTable }) {
  const { scene, screen } = shown;
  const { table: text } = useWords();
  const { news, draftNews } = screen;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled, by keyboard too
    <section className="news" aria-label={scene.text('table.news')} tabIndex={0}>
      {draftNews.length > 0 && (
        <>
          <h2>{scene.text('table.this-turn')}</h2>
          <Paragraphs told={draftNews} />
        </>
      )}
      <h2>{text('play.since')}</h2>
      {news.length === 0 ? <p className="quiet">{text('play.nothing-yet')}</p> : <Paragraphs told={news} />}
    </section>
  );
}

function Paragraphs({ told }: { readonly told: readonly string[] }) {
  return (
    <ol>
      {told.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <li key={at}>{each}</li>
      ))}
    </ol>
  );
}
