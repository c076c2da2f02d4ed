/** A change as a person writes it, with a true minus sign. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** What the draft of the turn adds to a number or takes from it; nothing if it leaves it. */
export const Change = ({ from, to }: { readonly from: number; readonly to: number }) =>
  from === to ? null : <ins className="kd-change">{signed(to - from)}</ins>;
