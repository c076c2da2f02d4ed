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
  position,
  before,
}: {
  readonly action: ActionName;
  readonly position: Board;
  readonly before: Board;
}) {
  const [now, then] = [standingOn(action, position), standingOn(action, before)];
  return (
    <span className="fk-on-action">
      {then !== undefined && then !== now && <PawnIcon look={lookOf(then, position)} ghost />}
      {now !== undefined && (
        <span className={now === then ? '' : 'fk-fresh'}>
          <PawnIcon look={lookOf(now, position)} />
        </span>
      )}
    </span>
  );
}

/** The action row: what a turn may be spent on, and who stands in the way. */
export function Hand({ position, before, scene }: DrawingProps<Board>) {
  const actions = actionsOf(position);
  return (
    <div className="fk-hand">
      <div className="fk-actions" data-actions={actions.length}>
        {actions.map((action) => (
          <div key={action} className="fk-slot">
            <Target
              mark={action}
              scene={scene}
              label={describeAction(action, position, scene)}
              className={`fk-action ${standingOn(action, position) === undefined ? '' : 'taken'}`}
            >
              <Icon>{PICTURES[action]}</Icon>
              <span className="fk-action-long">{actionName(action, scene)}</span>
              <span className="fk-action-short">{shortName(action, scene)}</span>
            </Target>
            <Pawns action={action} position={position} before={before} />
          </div>
        ))}
      </div>
    </div>
  );
}
