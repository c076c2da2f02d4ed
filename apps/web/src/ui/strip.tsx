import './strip.css';
import { type ReactNode, useId } from 'react';

interface Choosable<T> {
  readonly value: T;
  readonly label: string;
  /** ShownTable instead of the label, which is then for screen readers and hints. */
  readonly picture?: ReactNode;
  /** The language of the label, where it is another than the page's. */
  readonly lang?: string;
}

interface StripProps<T> {
  readonly legend: string;
  /** A legend that only screen readers need. */
  readonly unseen?: boolean;
  readonly values: readonly Choosable<T>[];
  readonly value: T;
  readonly change: (to: T) => void;
  readonly children?: ReactNode;
}

/** One of a few, side by side: native radio buttons, drawn as one strip. */
export function Strip<T extends string | number>({
  legend,
  unseen = false,
  values,
  value,
  change,
  children,
}: StripProps<T>) {
  const name = useId();
  return (
    <fieldset className="strip">
      <legend className={unseen ? 'unseen' : ''}>{legend}</legend>
      <div className="strip-row">
        {values.map(({ value: each, label, picture, lang }) => (
          <label key={each} lang={lang} title={picture === undefined ? undefined : label}>
            <input type="radio" name={name} checked={each === value} onChange={() => change(each)} />
            <span className="strip-face">
              {picture === undefined ? label : [picture, <Unseen key="label">{label}</Unseen>]}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

const Unseen = ({ children }: { readonly children: ReactNode }) => <span className="unseen">{children}</span>;
