import './looks.css';
import { COLOURS, EMBLEMS, type Look, type LookWish, looksFor } from '@interregnum/match';
import { PERSONAL, personalText } from '@interregnum/texts/lazy';
import { type ReactNode, useId } from 'react';
import { useWords, WordsProvider } from '../shell/words.tsx';
import { Shield } from './emblem-picture.tsx';

interface LookChoiceProps {
  readonly wish: LookWish;
  /** Where it is chosen: the legend of both rows begins with it. */
  readonly place: number;
  readonly change: (to: LookWish) => void;
}

/** An emblem and a colour of one's own. Each is told in words, too. */
export const LookChoice = (props: LookChoiceProps) => (
  <WordsProvider catalogues={[PERSONAL]}>
    <Rows {...props} />
  </WordsProvider>
);

function Rows({ wish, place, change }: LookChoiceProps) {
  const text = personalText(useWords().language);
  const look = { ...looksFor([])[place], ...wish };
  return (
    <>
      <Row
        legend={text('look.emblem')}
        values={EMBLEMS}
        value={wish.emblem}
        lookOf={(emblem) => ({ ...look, emblem })}
        label={(emblem) => text(`look.emblem.${emblem}`)}
        change={(emblem) => change({ ...wish, emblem })}
      />
      <Row
        legend={text('look.colour')}
        values={COLOURS}
        value={wish.colour}
        lookOf={(colour) => ({ ...look, colour })}
        label={(colour) => text(`look.colour.${colour}`)}
        change={(colour) => change({ ...wish, colour })}
      >
        <p className="quiet">{text('look.text')}</p>
      </Row>
    </>
  );
}

interface RowProps<T> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly value: T | undefined;
  readonly lookOf: (value: T) => Look;
  readonly label: (value: T) => string;
  readonly change: (to: T) => void;
  readonly children?: ReactNode;
}

function Row<T extends string>({ legend, values, value, lookOf, label, change, children }: RowProps<T>) {
  const name = useId();
  return (
    <fieldset className="strip">
      <legend>{legend}</legend>
      <div className="look-row">
        {values.map((each) => (
          <label key={each} title={label(each)}>
            <input
              type="radio"
              name={name}
              checked={each === value}
              aria-label={label(each)}
              onChange={() => change(each)}
            />
            <Shield look={lookOf(each)} />
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
