import { standingsIn } from '@interregnum/screen';
import { useWords } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { StandingLines } from '../screen/standing.tsx';
import { Criteria } from './criteria.tsx';

/** Who would win if the game ended at the moment that is shown, the draft included, and by what: ending by ending. */
export function TallyDialog({ shown, close }: { readonly shown: ShownTable; readonly close: () => void }) {
  const words = useWords();
  const { input } = shown;
  return (
    <Dialog title={words.table('play.tally')} close={close} wide>
      {standingsIn(input).map(({ ending, criteria }, at) => (
        <section key={ending ?? ''} className="tally">
          <StandingLines shown={shown} only={at} />
          <Criteria shown={shown} criteria={criteria} />
        </section>
      ))}
    </Dialog>
  );
}
