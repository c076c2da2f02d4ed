import { lazy, Suspense } from 'react';
import { useWords } from '../shell/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ClauseDialogProps } from './clause-dialog.tsx';

const ClauseDialog = lazy(async () => ({
  default: await import('./clause-dialog.tsx').then(
    (found) => found.ClauseDialog,
    () => Unfetched,
  ),
}));

/** The paragraph of the rules that tells a clause. The rules are fetched when they are first asked for. */
export const RuleDialog = (props: ClauseDialogProps) => (
  <Suspense>
    <ClauseDialog {...props} />
  </Suspense>
);

/** Without a network, or after an update: the table goes on without them. */
function Unfetched({ clause, close }: ClauseDialogProps) {
  const { text } = useWords();
  return (
    <Dialog title={text('rules.clause', { clause })} close={close}>
      <p>{text('app.failed-help')}</p>
    </Dialog>
  );
}
