import type { MatchView } from '@interregnum/match';
import type { GameScreen } from './game-screen.ts';
import type { Happened } from './happened.ts';
import { logAt } from './log.ts';
import type { Wording } from './wording.ts';

const isPass = (view: MatchView, decision: number): boolean =>
  logAt(view, decision).lines.every(({ key }) => key === 'pass');

/** How many decisions had been made before the last turn, ahead of a decision, that did more than pass. */
function beforeLastTurn(view: MatchView, decision: number): number {
  let at = decision - 1;
  while (at > 0 && isPass(view, at)) at--;
  const turn = logAt(view, Math.max(at, 0)).turn;
  while (at > 0 && logAt(view, at - 1).turn === turn) at--;
  return Math.max(at, 0);
}

/** What is worth a word of a decision: that something turned at the last moment, or a narrow win. Nothing of most. */
export function remarkOn<Board>(
  { noticed, boardOf }: Pick<GameScreen<Board>, 'noticed' | 'boardOf'>,
  view: MatchView,
  decision: number,
  wording: Wording,
): string {
  if (noticed === undefined) return '';
  const { states } = view;
  const happened: Happened<Board> = {
    lines: logAt(view, decision).lines,
    before: boardOf(states[decision]),
    after: boardOf(states[decision + 1]),
    earlier: () => boardOf(states[beforeLastTurn(view, decision)]),
  };
  return noticed(happened, wording);
}
