import type { Criterion, Outcome, Standing, State } from '@interregnum/kernel';
import { phase } from './state/index.ts';
import { OVER } from './terms.ts';
import { votes, votesFor, winners } from './votes.ts';
import { cardTerm, factionTerm } from './words.ts';

export function outcome(s: State): Outcome | undefined {
  if (phase(s) !== OVER) return undefined;
  const winning = winners(votesFor(votes(s)));
  const drawn = winning.length > 1;
  return {
    ending: drawn ? 'drawn' : 'won',
    winners: winning,
    shared: drawn,
    decidedBy: drawn ? 'draw' : 'votes',
  };
}

/** CL-END-2..7  Faction by faction, then the votes, as the score piles are. */
function voteByVote(s: State): readonly Criterion[] {
  const all = votes(s);
  const scores = votesFor(all);
  const winning = winners(scores);
  return [
    ...all.map(({ by, clause, seat, counts, tops }, faction) => ({
      clause,
      key: by,
      values: {
        faction: factionTerm(faction),
        ...(seat === undefined ? {} : { seat: { seat } }),
        ...(by === 'top' ? { card: cardTerm(faction, Math.max(...tops)) } : {}),
      },
      scores: counts,
      left: [0, 1],
    })),
    winning.length > 1
      ? { clause: 'CL-END-7', key: 'draw', values: {}, scores, left: winning }
      : { clause: 'CL-END-6', key: 'votes', values: { seat: { seat: winning[0] } }, scores, left: winning },
  ];
}

export const explain = (s: State): readonly Criterion[] => (phase(s) === OVER ? voteByVote(s) : []);

/** CL-INFO  Score piles lie open, so the vote can be told at any time. */
export const tally = (s: State): readonly Standing[] => [
  { ending: undefined, winners: winners(votesFor(votes(s))), criteria: voteByVote(s) },
];
