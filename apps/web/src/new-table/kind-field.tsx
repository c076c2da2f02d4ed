import { HUMAN } from '@interregnum/record';
import { type ReactNode, useId } from 'react';
import { useWords } from '../shell/words.tsx';
import { BotFace } from '../ui/bot-face.tsx';
import { OFFERED } from './form.ts';

/** The bots that are offered for a seat. */
const BOTS: readonly string[] = OFFERED.filter((kind) => kind !== HUMAN);

interface KindFieldProps {
  readonly kind: string;
  /** A sentence about somebody who is no bot. */
  readonly about?: string;
  readonly setKind: (kind: string) => void;
  /** The people who are offered, as options. */
  readonly children: ReactNode;
}

/** Who takes a seat: people first, then bots, each with a face and a sentence of character. */
export function KindField({ kind, about = '', setKind, children }: KindFieldProps) {
  const { text, table } = useWords();
  const [field, told] = [useId(), useId()];
  return (
    <>
      <label htmlFor={field}>{text('new.kind')}</label>
      <select
        id={field}
        className="field"
        value={kind}
        aria-describedby={told}
        onChange={(event) => setKind(event.target.value)}
      >
        {children}
        <optgroup label={text('new.bots')}>
          {BOTS.map((level) => (
            <option key={level} value={level}>
              {table(`level.${level}`)}
            </option>
          ))}
        </optgroup>
      </select>
      <div className="new-bot">
        <BotFace kind={kind} />
        <p id={told} className="quiet">
          {BOTS.includes(kind) ? table(`level-text.${kind}`) : about}
        </p>
      </div>
    </>
  );
}
