import { useState } from 'react';
import { useLocation } from 'wouter';

type State = 'idle' | 'busy' | 'failed';

/** Goes to a table as soon as it is dealt. */
export function useDealing(): {
  readonly state: State;
  readonly begin: (deal: () => Promise<string>) => Promise<void>;
} {
  const [, navigate] = useLocation();
  const [state, setState] = useState<State>('idle');
  const begin = async (deal: () => Promise<string>): Promise<void> => {
    setState('busy');
    try {
      navigate(`/table/${await deal()}`);
    } catch {
      // Nothing but storage can fail: a browser may keep nothing.
      setState('failed');
    }
  };
  return { state, begin };
}
