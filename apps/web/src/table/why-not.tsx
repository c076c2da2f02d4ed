import { useEffect, useState } from 'react';
import { RuleDialog } from '../rules/rule-dialog.tsx';
import type { Answer } from './laid.ts';
import type { Shown } from './use-table.ts';

/** Milliseconds after which an answer goes away by itself. */
const STAYS = 12_000;

/** Why something that was touched is not open, or what it is, with its clause; it goes away by itself. */
export function WhyNot({ shown }: { readonly shown: Shown }) {
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
      <div role="status" className="why-not">
        {answer !== undefined && (
          <p className={'about' in answer ? 'about' : ''}>
            <span>{sentence(answer, shown)}</span>
            <Clause of={answer} read={read} />
          </p>
        )}
      </div>
      {clause !== undefined && <RuleDialog game={model.gameId} clause={clause} close={() => read(undefined)} />}
    </>
  );
}

function Clause({ of: answer, read }: { readonly of: Answer; readonly read: (clause: string) => void }) {
  if ('notNow' in answer) return null;
  const { clause } = 'refusal' in answer ? answer.refusal : answer;
  return (
    <button type="button" className="why-not-clause" onClick={() => read(clause)}>
      {clause}
    </button>
  );
}

function sentence(given: Answer, { model, scene, words }: Shown): string {
  if ('about' in given) return scene.text(given.about);
  if ('refusal' in given) return words.say('refusal', given.refusal);
  const { program } = model.session;
  const asked = model.prompt === undefined ? '' : words.say('prompt', model.prompt);
  const name = program === undefined ? '' : scene.nameOf(program);
  return scene.text(`table.not-now.${given.notNow}`, { name, asked });
}
