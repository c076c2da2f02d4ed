import { LONGEST_NAME } from '@interregnum/record';
import { type ReactNode, useId } from 'react';
import { lettersOver, nameFlaw } from '../../new-table/naming.ts';
import { useWords } from '../../shell/words.tsx';

interface NameFieldProps {
  readonly label: string;
  readonly about?: ReactNode;
  readonly name: string;
  readonly change: (to: string) => void;
}

/** What the visitor is called at a table; what is wrong with a name is told at once. */
export function NameField({ label, about, name, change }: NameFieldProps) {
  const { text } = useWords();
  const [field, told] = [useId(), useId()];
  const flaw = nameFlaw(name.trim());
  return (
    <div className="online-name">
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        className="field"
        value={name}
        autoComplete="nickname"
        aria-invalid={flaw !== undefined}
        aria-describedby={told}
        onFocus={(event) => event.target.select()}
        onChange={(event) => change(event.target.value)}
      />
      <p id={told} className={flaw === undefined ? 'quiet' : 'wrong'}>
        {flaw === undefined ? about : text(`new.name-${flaw}`, { count: lettersOver(name.trim()), most: LONGEST_NAME })}
      </p>
    </div>
  );
}
