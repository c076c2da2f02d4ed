import { actingSeat } from '@interregnum/match';
import { type Explanation, promptOf } from '@interregnum/screen';
import type { AppText } from '@interregnum/texts/lazy';
import { useEffect, useState } from 'react';
import { RuleDialog } from '../../rules/rule-dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';

/** Milliseconds after which an explanation goes away by itself. */
const STAYS = 12_000;

/** Why something that was touched is not open, or what it is, and the way to its rule; it goes away by itself. */
export function WhyNot({ shown }: { readonly shown: ShownTable }) {
  const { model } = shown;
  const { explanation } = model;
  const [clause, read] = useState<string>();
  useEffect(() => {
    if (explanation === undefined || clause !== undefined) return;
    const timer = setTimeout(() => model.explain(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [explanation, clause, model]);
  return (
    <>
      <div role="status" className="why-not">
        {explanation !== undefined && (
          <p className={'about' in explanation ? 'about' : ''}>
            <span>{sentence(explanation, shown)}</span>
            <Rule of={explanation} text={shown.wording.text} read={read} />
          </p>
        )}
      </div>
      {clause !== undefined && <RuleDialog game={model.gameId} clause={clause} close={() => read(undefined)} />}
    </>
  );
}

interface RuleProps {
  readonly of: Explanation;
  readonly text: AppText;
  readonly read: (clause: string) => void;
}

/** The way to the rule, where there is one. */
function Rule({ of: explanation, text, read }: RuleProps) {
  if ('notNow' in explanation) return null;
  const { clause } = 'refusal' in explanation ? explanation.refusal : explanation;
  return (
    <button type="button" className="why-not-clause" title={clause} onClick={() => read(clause)}>
      {text('rules.one')}
    </button>
  );
}

function sentence(given: Explanation, { input, wording }: ShownTable): string {
  const { text, words, nameOf } = wording;
  if ('about' in given) return text(given.about);
  if ('refusal' in given) return words.say('refusal', given.refusal);
  const prompt = promptOf(input);
  const asked = prompt === undefined ? '' : words.say('prompt', prompt);
  const name = input.waitsFor === undefined ? '' : nameOf(actingSeat(input.view));
  return text(`table.not-now.${given.notNow}`, { name, asked });
}
