import { actingSeat } from '@interregnum/match';
import { type Answer, promptOf } from '@interregnum/screen';
import { useEffect, useState } from 'react';
import { RuleDialog } from '../../rules/rule-dialog.tsx';
import type { Shown } from '../model/use-shown.ts';

/** Milliseconds after which an answer goes away by itself. */
const STAYS = 12_000;

/** Why something that was touched is not open, or what it is, with its clause; it goes away by itself. */
export function WhyNot({ shown }: { readonly shown: Shown }) {
  const { model } = shown;
  const { answer } = model;
  const [clause, read] = useState<string>();
  useEffect(() => {
    if (answer === undefined || clause !== undefined) return;
    const timer = setTimeout(() => model.say(undefined), STAYS);
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

function sentence(given: Answer, { sight, telling }: Shown): string {
  const { text, words, nameOf } = telling;
  if ('about' in given) return text(given.about);
  if ('refusal' in given) return words.say('refusal', given.refusal);
  const prompt = promptOf(sight);
  const asked = prompt === undefined ? '' : words.say('prompt', prompt);
  const name = sight.waitsFor === undefined ? '' : nameOf(actingSeat(sight.view));
  return text(`table.not-now.${given.notNow}`, { name, asked });
}
