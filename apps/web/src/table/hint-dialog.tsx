import './hint-dialog.css';
import { type Choice, HIDDEN } from '@interregnum/kernel';
import { type Hint, secondBest } from '@interregnum/sitting';
import { drafted, seatToAct, type Table } from '@interregnum/table';
import { crumbs } from '@interregnum/texts/lazy';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../shell/words.tsx';
import type { Hints } from './hints.ts';
import type { Shown } from './use-table.ts';

/** More turns than this are not worth telling in advance. */
const TURNS_TOLD = 5;

interface HintDialogProps {
  readonly shown: Shown;
  readonly hints: Hints;
  readonly close: () => void;
}

/** What the strongest bot would do with this turn, and why. */
export function HintDialog({ shown, hints, close }: HintDialogProps) {
  const { table: text } = useWords();
  const { table, hint } = hints.advice ?? {};
  if (table === undefined || hint === undefined) return null;
  return (
    <Dialog title={text('play.hint')} close={close}>
      <Reason hint={hint} table={table} shown={shown} />
    </Dialog>
  );
}

interface ReasonProps {
  readonly hint: Hint;
  /** What it was asked about. */
  readonly table: Table;
  readonly shown: Shown;
}

/** The turn, what speaks for it, its chance, what would come second, and the turns that are expected. */
function Reason({ hint, table, shown: { choices, scene, words } }: ReasonProps) {
  const { table: text } = useWords();
  const { game } = table;
  const { texts, merits, opinion, expected } = hint;
  const second = secondBest(opinion);
  const seen = game.position.write(game.redact(drafted(table), seatToAct(table)));
  const guesses = !opinion.exact && seen.includes(`"${HIDDEN}"`);
  const toldOf = (choice: Choice): string => crumbs([game.notation.write(drafted(table), choice)], choices);
  return (
    <div className="hint">
      <p>
        <strong>{text('play.hint.best', { choice: crumbs(texts, choices) })}</strong>
      </p>
      {merits.length > 0 && (
        <ul>
          {merits.map((merit) => (
            <li key={JSON.stringify(merit)}>{words.say('merit', merit)}</li>
          ))}
        </ul>
      )}
      <p>{text(opinion.exact ? 'play.hint.proven' : 'play.hint.chance', { chance: opinion.value })}</p>
      {second !== undefined && (
        <p>{text('play.hint.second', { choice: toldOf(second.choice), chance: second.value })}</p>
      )}
      {expected.length > 0 && <p>{text('play.hint.expected')}</p>}
      <ol>
        {expected.slice(0, TURNS_TOLD).map(({ seat, texts: turn }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hint does not change
          <li key={at}>{text('play.hint.step', { name: scene.nameOf(seat), choice: crumbs(turn, choices) })}</li>
        ))}
      </ol>
      {guesses && <p className="quiet">{text('play.hint.note')}</p>}
    </div>
  );
}
