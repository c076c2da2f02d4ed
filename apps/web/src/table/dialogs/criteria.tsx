import './criteria.css';
import type { Criterion } from '@interregnum/kernel';
import { useState } from 'react';
import { RuleDialog } from '../../rules/rule-dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';

interface CriteriaProps {
  readonly shown: ShownTable;
  readonly criteria: readonly Criterion[];
}

/** A row for each criterion; whoever it decides for stands out. Its clause can be read. */
export function Criteria({ shown, criteria }: CriteriaProps) {
  const { model, scene, wording } = shown;
  const [clause, read] = useState<string>();
  const sides = [
    ...new Set(criteria.flatMap(({ scores }) => [...scores.keys()].filter((side) => scores[side] !== undefined))),
  ];
  return (
    <>
      <table className="criteria">
        <thead>
          <tr>
            <th scope="col">{scene.text('table.criterion')}</th>
            {sides.map((side) => (
              <th scope="col" key={side}>
                {scene.nameOf(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several criteria may have the same words
            <tr key={at}>
              <th scope="row">
                {wording.words.say('criterion', criterion)}{' '}
                <button
                  type="button"
                  className="why-not-clause"
                  aria-label={scene.text('rules.clause', { clause: criterion.clause })}
                  title={criterion.clause}
                  onClick={() => read(criterion.clause)}
                >
                  §
                </button>
              </th>
              {sides.map((side) => (
                <td key={side} className={isDecidedFor(criteria, at, side) ? 'in' : 'out'}>
                  {scoreAt(criteria, at, side)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {clause !== undefined && <RuleDialog game={model.gameId} clause={clause} close={() => read(undefined)} />}
    </>
  );
}

/** Whether a criterion names a side, or leaves it in contention and others not. */
function isDecidedFor(criteria: readonly Criterion[], at: number, side: number): boolean {
  const { left, scores, values } = criteria[at];
  const { seat } = values;
  if (typeof seat === 'object' && 'seat' in seat) return seat.seat === side;
  const contend = at === 0 ? scores.filter((score) => score !== undefined).length : criteria[at - 1].left.length;
  return left.includes(side) && left.length < contend;
}

/** What a side had by a criterion, as long as it was still in contention. */
function scoreAt(criteria: readonly Criterion[], at: number, side: number): string {
  const score = criteria[at].scores[side];
  const contends = at === 0 || criteria[at - 1].left.includes(side);
  return score === undefined || !contends ? '' : String(score).replace('-', '−');
}
