import type { ResultOutcome } from './result.ts';

/** Told by shape, not by colour: full, empty, half, a line; a dot where nothing was played. */
export function OutcomeSign({ outcome }: { readonly outcome: ResultOutcome | undefined }) {
  return (
    <svg viewBox="0 0 20 20" className="outcome-sign" aria-hidden="true">
      {outcome === undefined && <circle cx="10" cy="10" r="1.500" className="full" />}
      {outcome === 'unfinished' && <path d="M5 10H15" />}
      {(outcome === 'lost' || outcome === 'shared') && <circle cx="10" cy="10" r="6.500" />}
      {outcome === 'won' && <circle cx="10" cy="10" r="7.500" className="full" />}
      {outcome === 'shared' && <path d="M10 3.500A6.500 6.500 0 0 0 10 16.500Z" className="full" />}
    </svg>
  );
}
