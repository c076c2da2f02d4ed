import { useWords } from '../shell/words.tsx';
import type { Result, ResultOutcome } from './result.ts';
import { dateWords, useResultWords } from './words.ts';

/** Matches that a plot shows: the last ones. */
const MOST = 40;
const STEP = 8;
const HEIGHT = 40;

/** Wins stand above the line, defeats hang below it, shared victories do both; what was not finished is a dot on it. */
const BARS: Readonly<Record<ResultOutcome, readonly [top: number, height: number]>> = {
  won: [4, 15],
  lost: [21, 15],
  shared: [12, 16],
  unfinished: [18.5, 3],
};

/** The last matches from left to right, told in one sentence to those who do not see them. */
export function RunPlot({ results: all }: { readonly results: readonly Result[] }) {
  const { language } = useWords();
  const results = useResultWords();
  const shown = all.slice(-MOST);
  const count = (outcome: ResultOutcome): number => shown.filter((each) => each.outcome === outcome).length;
  const width = Math.max(shown.length, 10) * STEP;
  const label = results('list.plot', {
    count: shown.length,
    from: dateWords(language, shown[0].at),
    to: dateWords(language, shown[shown.length - 1].at),
    won: count('won'),
    lost: count('lost'),
    shared: count('shared'),
    unfinished: count('unfinished'),
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={{ maxWidth: 2 * width }}
      className="run-plot"
      role="img"
      aria-label={label}
    >
      <path d={`M0 20H${width}`} />
      {shown.map(({ match, outcome }, at) => {
        const [top, height] = BARS[outcome];
        return (
          <rect key={match} className={outcome} x={at * STEP + 1} y={top} width={STEP - 2} height={height} rx="1" />
        );
      })}
    </svg>
  );
}
