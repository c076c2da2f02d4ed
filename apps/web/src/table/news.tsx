import './news.css';
import { after, type State } from '@interregnum/kernel';
import { lastDecisionOf, type Table, toldSince } from '@interregnum/table';
import { useWords } from '../shell/words.tsx';
import type { Shown } from './use-table.ts';

/** What the turn that is being drafted does, and what has happened since the viewer's last turn. */
export function News({ shown }: { readonly shown: Shown }) {
  const { model, scene } = shown;
  const { table: text } = useWords();
  const { table } = model;
  const news = sentences(shown, table, scene.viewer === 'audience' ? 0 : lastDecisionOf(table, scene.viewer));
  const own = model.session.program === undefined ? draftSentences(shown) : [];
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
export function sentences({ scene, words }: Shown, table: Table, from: number): string[] {
  return toldSince(table, scene.viewer, from)
    .map(({ lines }) => lines.map((line) => words.say('log', line)).join(' '))
    .filter((line) => line !== '');
}

/** What the draft would do, as far as the one who drafts it may know before it is committed. */
function draftSentences({ model, words }: Shown): string[] {
  const { table } = model;
  const { game, draft, states } = table;
  const seat = game.toAct(states[states.length - 1]);
  const seen = (s: State): State => game.redact(s, seat);
  return draft.choices.flatMap((choice, at) => {
    const from = draft.states[at - 1] ?? states[states.length - 1];
    const hides =
      at === draft.choices.length - 1 && game.position.write(seen(after(game, from, choice))).includes('"?"');
    if (hides) return [];
    const told = game.log(seen(from), choice, seen(draft.states[at]));
    return told.length === 0 ? [] : [told.map((line) => words.say('log', line)).join(' ')];
  });
}
