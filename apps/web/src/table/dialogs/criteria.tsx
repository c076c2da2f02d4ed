import './criteria.css';
import type { Criterion } from '@interregnum/kernel';
import { criteriaTable } from '@interregnum/screen';
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
  const { sides, rows } = criteriaTable(criteria);
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
          {rows.map(({ criterion, cells }, at) => (
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
              {cells.map(({ words, isDecidedFor }, column) => (
                <td key={sides[column]} className={isDecidedFor ? 'in' : 'out'}>
                  {words}
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
