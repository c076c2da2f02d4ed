import { offersIn } from '@interregnum/match';
import { askedDraft, knownIn } from '@interregnum/screen';
import { closestChoice } from '@interregnum/texts/lazy';
import { type FormEvent, useId, useState } from 'react';
import type { ShownTable } from '../model/use-shown.ts';

/** Answers by keyboard, as notation writes them; for those who like to type. */
export function NotationEntry({ shown }: { readonly shown: ShownTable }) {
  const { model, scene, input } = shown;
  const draft = askedDraft(input);
  const [typed, type] = useState('');
  const [isOpened, open] = useState(false);
  const [label, list] = [useId(), useId()];
  if (draft === undefined) return null;
  const offered = offersIn(draft);
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === '') return;
    model.choose(closestChoice(typed, [...offered, ...knownIn(draft)]));
    type('');
  };
  return (
    <form className="notation" onSubmit={enter}>
      <label htmlFor={label}>{scene.text('table.notation')}</label>
      <input
        id={label}
        value={typed}
        list={list}
        placeholder={offered[0]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onFocus={() => open(true)}
        onBlur={() => open(false)}
      />
      <datalist id={list}>
        {/* Nobody else needs them: each click would make some anew. */}
        {isOpened && offered.slice(0, 60).map((text) => <option key={text} value={text} />)}
      </datalist>
    </form>
  );
}
