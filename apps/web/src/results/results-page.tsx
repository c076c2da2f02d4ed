import '../ui/field.css';
import './results.css';
import { RESULTS } from '@interregnum/texts/lazy';
import { Header } from '../shell/header.tsx';
import { usePage } from '../shell/page.ts';
import { WordsProvider } from '../shell/words.tsx';
import { DataSection } from './data-section.tsx';
import { DaySection } from './day-section.tsx';
import { LadderSection } from './ladder-section.tsx';
import { ListSection } from './list-section.tsx';
import { useResults } from './use-results.ts';
import { useResultWords } from './words.ts';

/** The deal of the day, the ladder and all that one has played in this browser. */
export const ResultsPage = () => (
  <WordsProvider catalogues={[RESULTS]}>
    <Results />
  </WordsProvider>
);

function Results() {
  const results = useResultWords();
  const { known, hasFailed, look } = useResults();
  usePage(results('about.title'));
  return (
    <>
      <Header title={results('about.title')} />
      <main className="results">
        <p role="alert" className="wrong results-unread">
          {hasFailed ? results('about.unread') : ''}
        </p>
        {known !== undefined && (
          <>
            <DaySection {...known} />
            <LadderSection results={known.results} />
            <ListSection results={known.results} />
            <DataSection look={look} />
          </>
        )}
      </main>
    </>
  );
}
