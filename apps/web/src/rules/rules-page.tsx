import './rules.css';
import { type Language, RULES, rulesCatalogue, rulesText } from '@interregnum/texts/lazy';
import { type RulesSection, rulesPage } from '@interregnum/texts/rules';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type GameId, isGameId } from '../games/index.ts';
import { Header } from '../shell/header.tsx';
import { usePage } from '../shell/page.ts';
import { useLanguage, useWords } from '../shell/words.tsx';
import { UnknownGame } from '../start/unknown-game.tsx';
import { Marked } from './marked.tsx';
import { PICTURES } from './pictures.ts';
import { RuleBlocks } from './rule-blocks.tsx';
import { RulePicture } from './rule-picture.tsx';
import { RulesTools } from './rules-tools.tsx';
import { found, wordsOf } from './search.ts';

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
  const language = useLanguage(game, rulesCatalogue(game), RULES);
  const title = table('play.contents', { title: text(`start.title.${game}`) });
  usePage(title);
  return (
    <>
      <Header title={title}>
        {language === undefined ? null : (
          <Link href={`/new/${game}`} className="button">
            {rulesText(language)('play')}
          </Link>
        )}
      </Header>
      {language === undefined ? null : <Rules game={game} clause={clause} language={language} />}
    </>
  );
}

interface RulesProps extends KnownRulesProps {
  readonly language: Language;
}

/** The rules, or of them what has the words that are looked for. */
function Rules({ game, clause, language }: RulesProps) {
  const [query, seek] = useState('');
  const [hasCodes, showCodes] = useState(false);
  const deferred = useDeferredValue(query);
  const words = useMemo(() => wordsOf(deferred), [deferred]);
  const all = useMemo(() => rulesPage(game, language).sections, [game, language]);
  const sections = useMemo(() => found(all, words), [all, words]);
  useEffect(() => {
    if (clause !== undefined) find(clause)?.scrollIntoView({ block: 'center' });
  }, [clause]);
  const count = words.length === 0 ? undefined : sections.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const pictures = PICTURES[game];
  const goToFirst = (): void => {
    if (sections.length > 0) goTo(sections[0].id);
  };
  return (
    <div className="rules">
      <div className="rules-side">
        <RulesTools {...{ query, seek, count, hasCodes, showCodes, goToFirst }} />
        <Contents title={rulesText(language)('contents')} sections={sections} />
      </div>
      <main className="rules-text" lang={language}>
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={idOf(id)}>
            <h2 id={idOf(id)} tabIndex={-1}>
              <Marked text={heading} words={words} />
            </h2>
            <RuleBlocks blocks={blocks} sought={clause} words={words} hasCodes={hasCodes} />
            {Object.hasOwn(pictures, id) && words.length === 0 && (
              <RulePicture game={game} section={id} picture={pictures[id]} />
            )}
          </section>
        ))}
      </main>
    </div>
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
function Contents({ title, sections }: { readonly title: string; readonly sections: readonly RulesSection[] }) {
  return (
    <nav className="rules-contents" aria-label={title}>
      <details open={matchMedia('(min-width: 900px)').matches}>
        <summary>{title}</summary>
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
