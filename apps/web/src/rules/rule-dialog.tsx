import { lazy, Suspense } from 'react';
import type { ClauseDialogProps } from './clause-dialog.tsx';

const ClauseDialog = lazy(async () => ({ default: (await import('./clause-dialog.tsx')).ClauseDialog }));

/** The paragraph of the rules that tells a clause. The rules are fetched when they are first asked for. */
export const RuleDialog = (props: ClauseDialogProps) => (
  <Suspense>
    <ClauseDialog {...props} />
  </Suspense>
);
