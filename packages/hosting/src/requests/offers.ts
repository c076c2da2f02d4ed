import { decideIn, newDraft, offersIn, refusalIn, seatToAct, seenIn, shownIn } from '@interregnum/match';
import { refuse, refuseSeat, refuseUnlessPlaying, type TableHandler } from './change.ts';

/** For clients without rules: what can be chosen after the decisions of a draft, those too that leave no choice. */
export const offers: TableHandler<'offers'> = (table, player, { seat, draft: texts }) => {
  const refused = refuseSeat(table, player, seat) ?? refuseUnlessPlaying(table);
  const { match, game } = table;
  if (refused !== undefined || match === undefined) return refused ?? refuse('not-begun');
  if (seatToAct(match) !== seat) return refuse('not-now');
  let draft = newDraft(game, game.redact(match.state, seat));
  for (const decision of texts) {
    if (draft.isComplete) return refuse('refused', { refused: 'turn-too-long', decision });
    const refusal = refusalIn(draft, decision);
    if (refusal !== undefined) return refuse('refused', { refused: 'decision', decision, refusal });
    draft = decideIn(draft, decision);
  }
  return {
    answer: {
      choices: offersIn(draft),
      ...(!draft.isComplete && { prompt: game.prompt(seenIn(draft)) }),
      isComplete: draft.isComplete,
      position: JSON.parse(game.position.write(shownIn(draft))),
      token: match.head.token,
    },
  };
};
