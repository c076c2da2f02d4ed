const KEY = 'interregnum waiting';

/** So many tables waited for the visitor when this page was last looked at. */
export function keepSpace(count: number): void {
  try {
    localStorage.setItem(KEY, String(count));
  } catch {
    // What comes then moves what is below it.
  }
}

function keptSpace(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Room for as many tables as waited the last time, until it is known how many do: what is below stays where it is. */
export const WaitingSpace = () => <div className={`waiting-space waiting-${keptSpace()}`} />;
