import './end-dialog.css';
import type { Criterion } from '@interregnum/kernel';
import { committed } from '@interregnum/table';
import { useState } from 'react';
import { Dialog } from '../look/dialog.tsx';
import { RuleDialog } from '../rules/rule-dialog.tsx';
import { OtherTable, PlayAgain } from './play-again.tsx';
import { winnersLine } from './question.ts';
import { canPlayAgain } from './rematch.ts';
import { saveRecord } from './save-record.ts';
import type { Shown } from './use-table.ts';

/** How the winner was found, criterion by criterion, with what each side had. */
export function EndDialog({ shown, close }: { readonly shown: Shown; readonly close: () => void }) {
  const { model, scene } = shown;
  const [clause, read] = useState<string>();
  const actions = (
    <>
      <button type="button" className="button" onClick={() => saveRecord(model.table)}>
        {scene.text('table.save-record')}
      </button>
      <OtherTable model={model} />
      {canPlayAgain(model.table.record.header) && <PlayAgain model={model} />}
    </>
  );
  return (
    <Dialog title={winnersLine(shown)} close={close} actions={actions} wide>
      <Criteria shown={shown} read={read} />
      {clause !== undefined && <RuleDialog game={model.gameId} clause={clause} close={() => read(undefined)} />}
    </Dialog>
  );
}

/** A row for each criterion; whoever was still in contention after it stands out. */
function Criteria({ shown, read }: { readonly shown: Shown; readonly read: (clause: string) => void }) {
  const { model, scene, words } = shown;
  const criteria = model.table.game.explain(committed(model.table));
  const sides = [
    ...new Set(criteria.flatMap(({ scores }) => [...scores.keys()].filter((side) => scores[side] !== undefined))),
  ];
  return (
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
              {words.say('criterion', criterion)}{' '}
              <button type="button" className="why-not-clause" onClick={() => read(criterion.clause)}>
                {criterion.clause}
              </button>
            </th>
            {sides.map((side) => (
              <td key={side} className={criterion.left.includes(side) ? 'in' : 'out'}>
                {scoreAt(criteria, at, side)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a side had by a criterion, as long as it was still in contention. */
function scoreAt(criteria: readonly Criterion[], at: number, side: number): string {
  const score = criteria[at].scores[side];
  const contends = at === 0 || criteria[at - 1].left.includes(side);
  return score === undefined || !contends ? '' : String(score).replace('-', '−');
}
