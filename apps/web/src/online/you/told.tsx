import type { useAsking } from './use-asking.ts';
import { useYouWords } from './words.ts';

/** What came of the last thing that was asked for. */
export function Told({ told }: { readonly told: ReturnType<typeof useAsking>['told'] }) {
  const you = useYouWords();
  const hasFailed = told !== undefined && 'errorKey' in told;
  return (
    <>
      <p role="status" className="you-told">
        {told !== undefined && 'done' in told ? told.done : ''}
      </p>
      <p role="alert" className="you-told wrong">
        {hasFailed ? you(told.errorKey) : ''}
      </p>
    </>
  );
}
