import { useState } from 'react';
import { identityErrorKey } from './ask-identity.ts';

interface Asking {
  readonly isBusy: boolean;
  /** What is to be said: that it was done, or by its key why not. */
  readonly told: { readonly done: string } | { readonly errorKey: string } | undefined;
  /** Does one thing at a time; what it returns is told as done. */
  readonly act: (work: () => Promise<string | undefined>) => Promise<void>;
}

/** Something that the visitor asks for: whether it is under way, and what came of it. */
export function useAsking(): Asking {
  const [isBusy, setBusy] = useState(false);
  const [told, tell] = useState<Asking['told']>();
  const act = async (work: () => Promise<string | undefined>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    tell(undefined);
    try {
      const done = await work();
      tell(done === undefined ? undefined : { done });
    } catch (problem) {
      tell({ errorKey: identityErrorKey(problem) });
    }
    setBusy(false);
  };
  return { isBusy, told, act };
}
