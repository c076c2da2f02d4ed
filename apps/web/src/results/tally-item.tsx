import { useId } from 'react';
import { useWords } from '../shell/words.tsx';
import type { Result } from './result.ts';
import { RunPlot } from './run-plot.tsx';
import type { Tally } from './tally.ts';
import { dateWords, gameWords, modeWords, opponentWords, outcomeWords, useResultWords } from './words.ts';

/** What came of a game in one mode against the same opponents: figures, a plot over time, and every match. */
export function TallyItem({ tally }: { readonly tally: Tally }) {
  const words = useWords();
  const results = useResultWords();
  const title = useId();
  const { game, mode, against, counts, played, longestRun } = tally;
  const figures: readonly (readonly [string, number])[] = [
    ['list.played', played],
    ['list.won', counts.won],
    ['list.run', longestRun],
    ['list.unfinished', counts.unfinished],
  ];
  return (
    <li className="tally-item" aria-labelledby={title}>
      <h3 id={title}>
        {opponentWords(words, results, against)}
        <span className="quiet">
          {gameWords(words, game)} · {modeWords(results, mode)}
        </span>
      </h3>
      <dl className="tally-figures">
        {figures.map(([key, figure]) => (
          <div key={key} hidden={key === 'list.unfinished' && figure === 0}>
            <dt>{results(key)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <RunPlot results={tally.results} />
      <details>
        <summary>{results('list.table')}</summary>
        <MatchTable results={tally.results} about={title} />
      </details>
    </li>
  );
}

/** Every match, the last one first. */
function MatchTable({ results: matches, about }: Pick<Tally, 'results'> & { readonly about: string }) {
  const { language } = useWords();
  const results = useResultWords();
  const hintsOf = ({ hints }: Result): string =>
    results(hints === undefined ? 'list.hints-unknown' : hints ? 'list.hints-yes' : 'list.hints-no');
  return (
    <table className="match-table" aria-labelledby={about}>
      <thead>
        <tr>
          {['list.date', 'list.result', 'list.hints'].map((key) => (
            <th key={key} scope="col">
              {results(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matches.toReversed().map((match) => (
          <tr key={match.match}>
            <td>{dateWords(language, match.at)}</td>
            <td>{outcomeWords(results, match)}</td>
            <td>{hintsOf(match)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
