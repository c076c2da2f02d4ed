import './check.css';
import type { ReactNode } from 'react';

interface CheckProps {
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  /** The id of what there is to say of it. */
  readonly about?: string;
  readonly change: (to: boolean) => void;
  readonly children: ReactNode;
}

/** Something to switch on and off: a native box and its words. */
export const Check = ({ isOn, isDisabled = false, about, change, children }: CheckProps) => (
  <label className="check">
    <input
      type="checkbox"
      checked={isOn}
      disabled={isDisabled}
      aria-describedby={about}
      onChange={({ target }) => change(target.checked)}
    />
    {children}
  </label>
);
