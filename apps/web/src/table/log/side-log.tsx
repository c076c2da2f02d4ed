import './side-log.css';
import { isFromMemory } from '@interregnum/match';
import { useWords } from '../../shell/words.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { News } from '../screen/news.tsx';
import { Log } from './log.tsx';

/** A rule of more letters is cut off below the question: it stands here too. */
const LONG = 170;

/** Beside the board: what the turn that is being drafted does, then the log; from memory, the news alone. */
export function SideLog({ shown }: { readonly shown: ShownTable }) {
  const { table: text } = useWords();
  const { scene, screen, input } = shown;
  const { draftNews, effectText } = screen;
  if (isFromMemory(input.view)) return <News shown={shown} />;
  const isCut = effectText.length > LONG;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled, by keyboard too
    <section className="news side-log" aria-label={text('play.log')} tabIndex={0}>
      {(isCut || draftNews.length > 0) && (
        <>
          <h2>{scene.text('table.this-turn')}</h2>
          {draftNews.length > 0 && <p className="side-draft">{draftNews.join(' ')}</p>}
          {isCut && (
            <p className="side-draft quiet" aria-hidden="true">
              {effectText}
            </p>
          )}
        </>
      )}
      <h2>{text('play.log')}</h2>
      <Log shown={shown} />
    </section>
  );
}
