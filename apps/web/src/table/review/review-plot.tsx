import type { ReviewedTurn } from '@interregnum/match';
import type { AppText } from '@interregnum/texts/lazy';

const [WIDTH, HEIGHT, EDGE] = [320, 100, 6];
/** What is written beside the plot, from top to bottom. */
const SHARES = [1, 0.5, 0];

interface ReviewPlotProps {
  readonly turns: readonly ReviewedTurn[];
  /** How many there will be: what is not known yet has its room. */
  readonly count: number;
  readonly text: AppText;
}

/** The chance to win from turn to turn, and marks where something better was possible; told in a sentence to who does not see it. */
export function ReviewPlot({ turns, count, text }: ReviewPlotProps) {
  const chances = turns.map(({ chance }) => chance);
  const across = (at: number): number => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, count - 1);
  const down = (chance: number): number => EDGE + (1 - chance) * (HEIGHT - 2 * EDGE);
  const label = text('plot', {
    first: chances[0],
    last: chances[chances.length - 1],
    most: Math.max(...chances),
    least: Math.min(...chances),
  });
  return (
    <figure className="review-figure">
      <figcaption aria-hidden="true">{text('chance')}</figcaption>
      <div className="review-shares" aria-hidden="true">
        {SHARES.map((value) => (
          <span key={value}>{text('share', { value })}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="review-plot" role="img" aria-label={label}>
        <path className="review-half" d={`M0 ${down(0.5)}H${WIDTH}`} />
        <polyline points={chances.map((chance, at) => `${across(at)},${down(chance)}`).join(' ')} />
        {turns.map(({ from, chance, better }, at) => (
          <circle
            key={from}
            className={better === undefined ? undefined : 'review-better'}
            cx={across(at)}
            cy={down(chance)}
            r={better === undefined ? 2 : 4}
          />
        ))}
      </svg>
      <div className="review-ends" aria-hidden="true">
        <span>{text('first')}</span>
        <span>{text('last')}</span>
      </div>
    </figure>
  );
}
