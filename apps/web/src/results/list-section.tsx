import { useId, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../shell/words.tsx';
import type { Result } from './result.ts';
import { type Tally, talliesOf } from './tally.ts';
import { TallyItem } from './tally-item.tsx';
import { gameWords, opponentWords, useResultWords } from './words.ts';

/** No filter is set. */
const ALL = '';

/** All results by game, mode and opponents, and a choice of which to show. */
export function ListSection({ results: kept }: { readonly results: readonly Result[] }) {
  const words = useWords();
  const results = useResultWords();
  const heading = useId();
  const [game, setGame] = useState(ALL);
  const [against, setAgainst] = useState(ALL);
  const all = talliesOf(kept);
  const shown = all.filter(
    (each) => (game === ALL || each.game === game) && (against === ALL || opponentsKey(each) === against),
  );
  const games = new Map(all.map((each) => [each.game, gameWords(words, each.game)]));
  const others = new Map(all.map((each) => [opponentsKey(each), opponentWords(words, results, each.against)]));
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{results('list.title')}</h2>
      {all.length === 0 ? (
        <Empty />
      ) : (
        <div className="results-filter">
          <Choice label={results('list.game')} values={games} value={game} change={setGame} />
          <Choice label={results('list.against')} values={others} value={against} change={setAgainst} />
        </div>
      )}
      <ul className="results-list">
        {shown.map((tally) => (
          <TallyItem key={tally.key} tally={tally} />
        ))}
      </ul>
      {all.length > 0 && shown.length === 0 && <p role="status">{results('list.none')}</p>}
      <p className="quiet">{results('list.counted')}</p>
    </section>
  );
}

const opponentsKey = ({ against }: Tally): string => against.join(' ');

function Empty() {
  const results = useResultWords();
  return (
    <div className="results-empty">
      <h3>{results('list.empty')}</h3>
      <p>{results('list.empty-text')}</p>
      <Link href="/" className="button">
        {results('list.begin')}
      </Link>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly values: ReadonlyMap<string, string>;
  readonly value: string;
  readonly change: (to: string) => void;
}

function Choice({ label, values, value, change }: ChoiceProps) {
  const results = useResultWords();
  return (
    <label>
      {label}
      <select className="field" value={value} onChange={({ target }) => change(target.value)}>
        <option value={ALL}>{results('list.all')}</option>
        {[...values].map(([key, said]) => (
          <option key={key} value={key}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}
