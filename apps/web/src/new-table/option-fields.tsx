import type { Game, OptionDeclaration, Options } from '@interregnum/kernel';
import type { Translator } from '@interregnum/texts/lazy';
import { useId, useState } from 'react';
import type { GameId } from '../games/index.ts';
import { RuleDialog } from '../rules/rule-dialog.tsx';
import { useWords } from '../shell/words.tsx';
import { Strip } from '../ui/strip.tsx';
import { asked, type Conflict } from './form.ts';

interface OptionFieldsProps {
  readonly id: GameId;
  readonly game: Game;
  readonly words: Translator;
  readonly options: Options;
  readonly conflict: Conflict | undefined;
  readonly set: (name: string, value: number | boolean) => void;
}

/** The options that a game declares, if there are any to choose. */
export function OptionFields({ id, game, words, options, conflict, set }: OptionFieldsProps) {
  const { text } = useWords();
  const fields = asked(game, options);
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="new-game">
      <h2 id="new-game">{text('new.game')}</h2>
      <div className="new-options">
        {fields.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            label={words.word(`option.${option.name}`)}
            about={text(`new.option.${id}.${option.name}`)}
            value={options[option.name]}
            set={(value) => set(option.name, value)}
          />
        ))}
      </div>
      <div role="status">{conflict === undefined ? null : <Told id={id} words={words} conflict={conflict} />}</div>
    </section>
  );
}

interface OptionFieldProps {
  readonly option: OptionDeclaration;
  readonly label: string;
  /** What it changes. */
  readonly about: string;
  readonly value: number | boolean;
  readonly set: (value: number | boolean) => void;
}

function OptionField({ option, label, about, value, set }: OptionFieldProps) {
  const told = useId();
  return option.kind === 'flag' ? (
    <div className="new-flag">
      <label>
        <input
          type="checkbox"
          checked={value === true}
          aria-describedby={told}
          onChange={(event) => set(event.target.checked)}
        />
        {label}
      </label>
      <p className="quiet new-about" id={told}>
        {about}
      </p>
    </div>
  ) : (
    <Strip
      legend={label}
      values={option.values.map((each) => ({ value: each, label: String(each) }))}
      value={Number(value)}
      change={set}
    >
      <p className="quiet new-about">{about}</p>
    </Strip>
  );
}

/** Why something was put right, what, and the way to the rule. */
function Told({ id, words, conflict }: Pick<OptionFieldsProps, 'id' | 'words'> & { readonly conflict: Conflict }) {
  const { text, language } = useWords();
  const [isOpen, open] = useState(false);
  const { refusal, reset } = conflict;
  const names = reset.map((name) => words.word(`option.${name}`));
  const options = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <div className="new-conflict">
      <p>{text('new.conflict', { why: words.say('refusal', refusal), options })}</p>
      <button type="button" className="button" onClick={() => open(true)}>
        {text('rules.one')}
      </button>
      {isOpen ? <RuleDialog game={id} clause={refusal.clause} close={() => open(false)} /> : null}
    </div>
  );
}
