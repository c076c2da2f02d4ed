import type { Welcome } from '@interregnum/protocol';
import { useEffect, useState } from 'react';

/** Whether a server answers where the app came from: none, a server, or one that knows the visitor as a player. */
export type Hosted = 'no' | 'yes' | 'player';

/** As it was at the last visit, so that a page need not wait for it. */
const KEY = 'interregnum server';

/** A server's own answer; on a host of files a file of this name stands for no server. */
export const hostedBy = (answer: Partial<Welcome> | undefined): Hosted => {
  if (typeof answer?.protocol !== 'number') return 'no';
  return answer.player === undefined ? 'yes' : 'player';
};

const remembered = (): Hosted => {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'yes' || kept === 'player' ? kept : 'no';
  } catch {
    return 'no';
  }
};

let hosted: Hosted | undefined;
let pending: Promise<Hosted> | undefined;

async function ask(): Promise<Hosted> {
  const response = await fetch('api/hello', { cache: 'no-store' });
  hosted = hostedBy(response.ok ? await response.json().catch(() => undefined) : undefined);
  try {
    localStorage.setItem(KEY, hosted);
  } catch {
    // A browser that stores nothing asks every time.
  }
  return hosted;
}

/** Asks once a visit, and again if no server could be reached. */
export function askHosted(): Promise<Hosted> {
  pending ??= ask().catch((): Hosted => {
    pending = undefined;
    return 'no';
  });
  return pending;
}

/** What is known without asking. */
const knownHosted = (): Hosted => hosted ?? remembered();

/** The visitor has sat down: from now on the server knows a player. */
export const becamePlayer = (): void => {
  hosted = 'player';
  pending = Promise.resolve(hosted);
};

/** Whether there is a server: as far as is remembered, and soon for sure. */
export function useHosted(): Hosted {
  const [now, setNow] = useState(knownHosted);
  useEffect(() => {
    let isCurrent = true;
    askHosted().then((answer) => isCurrent && setNow(answer));
    return () => {
      isCurrent = false;
    };
  }, []);
  return now;
}
