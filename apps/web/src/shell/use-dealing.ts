import { useState } from 'react';
import { useLocation } from 'wouter';
import { type StorageTrouble, storageTrouble } from '../storage/trouble.ts';

type State = 'idle' | 'busy' | StorageTrouble;

interface Dealing {
  readonly isBusy: boolean;
  /** Why there is no table, and what to do, as a key of the words of the app. */
  readonly trouble: string | undefined;
  readonly begin: (deal: () => Promise<string>) => Promise<void>;
}

/** Goes to a table as soon as it is dealt. */
export function useDealing(): Dealing {
  const [, navigate] = useLocation();
  const [state, setState] = useState<State>('idle');
  const begin = async (deal: () => Promise<string>): Promise<void> => {
    setState('busy');
    try {
      navigate(`/table/${await deal()}`);
    } catch (problem) {
      setState(storageTrouble(problem));
    }
  };
  const isBusy = state === 'busy';
  return { isBusy, trouble: isBusy || state === 'idle' ? undefined : `start.failed.${state}`, begin };
}
