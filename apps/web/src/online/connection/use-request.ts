import { useState } from 'react';
import { errorKeyOf } from './error-key.ts';

interface RequestState {
  readonly isBusy: boolean;
  /** Why it was not done, by the key of its words. */
  readonly errorKey: string | undefined;
  /** Sends something that the server answers; one request at a time. Tells whether it was done. */
  readonly ask: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** A request to the server: whether it is under way, and why it failed. */
export function useRequest(): RequestState {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly errorKey?: string }>({ isBusy: false });
  const ask = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (state.isBusy) return false;
    setState({ isBusy: true });
    try {
      await work();
      setState({ isBusy: false });
      return true;
    } catch (problem) {
      setState({ isBusy: false, errorKey: errorKeyOf(problem) });
      return false;
    }
  };
  return { isBusy: state.isBusy, errorKey: state.errorKey, ask };
}
