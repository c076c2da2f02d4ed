import { type ActionName, actionsOf, type Board, standingOn } from '@interregnum/foreign-king/board';
import { Target } from '../../ui/target.tsx';
import type { DrawingProps } from '../drawing.ts';
import { actionName, describeAction, shortName } from './descriptions.ts';
import { Icon, PICTURES } from './icons.tsx';
import { PawnIcon } from './pawn.tsx';
import { lookOf } from './sides.ts';
import './hand.css';
import './pieces.css';

/** Whose pawn stands on an action, and whose the draft takes away. */
function Pawns({
  action,
  board,
  committed,
}: {
  readonly action: ActionName;
  readonly board: Board;
  readonly committed: Board;
}) {
  const [now, then] = [standingOn(action, board), standingOn(action, committed)];
  return (
    <span className="fk-on-action">
      {then !== undefined && then !== now && <PawnIcon look={lookOf(then, board)} ghost />}
      {now !== undefined && (
        <span className={now === then ? '' : 'fk-fresh'}>
          <PawnIcon look={lookOf(now, board)} />
        </span>
      )}
    </span>
  );
}

/** The action row: what a turn may be spent on, and who stands in the way. */
export function Hand({ board, committed, scene }: DrawingProps<Board>) {
  const actions = actionsOf(board);
  return (
    <div className="fk-hand">
      <div className="fk-actions" data-actions={actions.length}>
        {actions.map((action) => (
          <div key={action} className="fk-slot" data-spot={`action:${action}`}>
            <Target
              mark={action}
              scene={scene}
              label={describeAction(action, board, scene)}
              className={`fk-action ${standingOn(action, board) === undefined ? '' : 'taken'}`}
            >
              <Icon>{PICTURES[action]}</Icon>
              <span className="fk-action-long">{actionName(action, scene)}</span>
              <span className="fk-action-short">{shortName(action, scene)}</span>
            </Target>
            <Pawns action={action} board={board} committed={committed} />
          </div>
        ))}
      </div>
    </div>
  );
}
