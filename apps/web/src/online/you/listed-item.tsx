interface ListedItemProps {
  readonly name: string;
  readonly about: string;
  readonly isBusy: boolean;
  /** What the button says, and what it means to who does not see beside what it stands. */
  readonly button: string;
  readonly meaning: string;
  readonly act: () => void;
}

/** Something of the visitor's that can be taken away. */
export const ListedItem = ({ name, about, isBusy, button, meaning, act }: ListedItemProps) => (
  <li>
    <div className="you-item">
      <strong>{name}</strong>
      <span className="quiet">{about}</span>
    </div>
    <button type="button" className="button" disabled={isBusy} aria-label={meaning} onClick={act}>
      {button}
    </button>
  </li>
);
