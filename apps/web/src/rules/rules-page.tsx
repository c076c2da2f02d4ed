import './rules.css';
import { rulesCatalogue } from '@interregnum/texts/lazy';
import { type RulesSection, rulesPage } from '@interregnum/texts/rules';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { type GameId, isGameId } from '../games/index.ts';
import { Header } from '../shell/header.tsx';
import { usePage } from '../shell/page.ts';
import { useLanguage, useWords } from '../shell/words.tsx';
import { UnknownGame } from '../start/unknown-game.tsx';
import { RuleBlocks } from './rule-blocks.tsx';

/** The rules of a game, to be read from the first line to the last; behind a question mark, the clause to begin at. */
export function RulesPage({ game: address }: { readonly game: string }) {
  const [game, clause] = address.split('?');
  return isGameId(game) ? <KnownRules game={game} clause={clause} /> : <UnknownGame />;
}

interface KnownRulesProps {
  readonly game: GameId;
  readonly clause: string | undefined;
}

function KnownRules({ game, clause }: KnownRulesProps) {
  const { text, table } = useWords();
  const language = useLanguage(game, rulesCatalogue(game));
  const title = table('play.contents', { title: text(`start.title.${game}`) });
  usePage(title);
  const isThere = language !== undefined;
  useEffect(() => {
    if (isThere && clause !== undefined) find(clause)?.scrollIntoView({ block: 'center' });
  }, [isThere, clause]);
  const sections = isThere ? rulesPage(game, language).sections : [];
  return (
    <>
      <Header title={title}>
        <Link href={`/new/${game}`} className="button">
          {text('rules.play')}
        </Link>
      </Header>
      <div className="rules">
        <Contents sections={sections} />
        <main className="rules-text" lang={language}>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={idOf(id)}>
              <h2 id={idOf(id)} tabIndex={-1}>
                {heading}
              </h2>
              <RuleBlocks blocks={blocks} sought={clause} />
            </section>
          ))}
        </main>
      </div>
    </>
  );
}

/** The first paragraph that tells a clause. */
const find = (clause: string): Element | null => document.querySelector(`[data-clauses~="${CSS.escape(clause)}"]`);
const idOf = (section: string): string => `rules-${section}`;

/** What follows a # in the address is the page, so headings are gone to by hand. */
function goTo(section: string): void {
  const heading = document.getElementById(idOf(section));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Beside the text where there is room, else folded up above it. */
function Contents({ sections }: { readonly sections: readonly RulesSection[] }) {
  const { text } = useWords();
  return (
    <nav className="rules-contents" aria-label={text('rules.contents')}>
      <details open={matchMedia('(min-width: 900px)').matches}>
        <summary>{text('rules.contents')}</summary>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <button type="button" onClick={() => goTo(id)}>
                {heading}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
