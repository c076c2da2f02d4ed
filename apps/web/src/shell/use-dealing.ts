import { useState } from 'react';
import { useLocation } from 'wouter';
import { type StorageFailure, storageFailure } from '../storage/storage-failure.ts';

type State = 'idle' | 'busy' | StorageFailure;

interface Dealing {
  readonly isBusy: boolean;
  /** Why there is no table, and what to do, as a key of the words of the app. */
  readonly problem: string | undefined;
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
      setState(storageFailure(problem));
    }
  };
  const isBusy = state === 'busy';
  return { isBusy, problem: isBusy || state === 'idle' ? undefined : `start.failed.${state}`, begin };
}
