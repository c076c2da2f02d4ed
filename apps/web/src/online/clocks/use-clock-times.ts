import { useEffect, useState } from 'react';
import { type ClockTimes, clockTimes, type KeptClocks, nextChange } from './clock-times.ts';

/** What clocks show now; drawn anew whenever that changes. */
export function useClockTimes(kept: KeptClocks | undefined): ClockTimes | undefined {
  const [, drawAgain] = useState(0);
  const times = kept && clockTimes(kept, performance.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      const wait = kept && nextChange(clockTimes(kept, performance.now()));
      if (wait !== undefined) timer = setTimeout(tick, wait + 5);
      drawAgain((count) => count + 1);
    };
    tick();
    // Timers of hidden pages are late.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [kept]);
  return times;
}
