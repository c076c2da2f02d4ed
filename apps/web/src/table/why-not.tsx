import { type ReactNode, useEffect, useState } from 'react';
import { RuleDialog } from '../rules/rule-dialog.tsx';
import type { Answer } from './laid.ts';
import type { Shown } from './use-table.ts';

/** Milliseconds after which an answer goes away by itself. */
const STAYS = 12_000;

interface WhyNotProps {
  readonly shown: Shown;
  /** What is told in the same place when there is no such answer. */
  readonly children?: ReactNode;
}

/** Why something that was touched is not open, with its clause; it goes away by itself. */
export function WhyNot({ shown, children }: WhyNotProps) {
  const { model } = shown;
  const { answer } = model;
  const [clause, read] = useState<string>();
  useEffect(() => {
    if (answer === undefined || clause !== undefined) return;
    const timer = setTimeout(() => model.refuse(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [answer, clause, model]);
  return (
    <>
      {answer === undefined && children}
      <div role="status" className="why-not">
        {answer !== undefined && (
          <p>
            <span>{sentence(answer, shown)}</span>
            {'refusal' in answer && (
              <button type="button" className="why-not-clause" onClick={() => read(answer.refusal.clause)}>
                {answer.refusal.clause}
              </button>
            )}
          </p>
        )}
      </div>
      {clause !== undefined && <RuleDialog game={model.gameId} clause={clause} close={() => read(undefined)} />}
    </>
  );
}

function sentence(given: Answer, { model, scene, words }: Shown): string {
  if ('refusal' in given) return words.say('refusal', given.refusal);
  const { program } = model.session;
  const asked = model.prompt === undefined ? '' : words.say('prompt', model.prompt);
  const name = program === undefined ? '' : scene.nameOf(program);
  return scene.text(`table.not-now.${given.notNow}`, { name, asked });
}
